import type { Locator, Page } from 'playwright/test';

/*
 * What happens in a page while it is on its way to the next one: from outside it can't be asked then, and its clock can't
 * be faked. These are the only timers that tests set (CONTRIBUTING.md#how-we-write).
 */

/** What a form shows of itself. */
export interface SeenForm {
  readonly isSubmitDisabled: boolean;
  readonly name: string | undefined;
}

const seenKey = 'seen-while-leaving';

/**
 * Has the page look at a form once, so long after the lead was sent: long enough that nothing changes any more. Gives a
 * function that waits for the look; what was seen can be read on the next page by `seenWhileLeaving`.
 */
export async function lookWhileLeaving(form: Locator, afterMs: number): Promise<() => Promise<unknown>> {
  const looking = form.page().waitForRequest('**/has-looked');
  await form.evaluate(
    (tag, { key, delayMs }) => {
      addEventListener('painting-success', () => setTimeout(look, delayMs));
      function look(): void {
        const button = tag.shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]');
        const name = tag.shadowRoot?.querySelector<HTMLInputElement>('[name=name]');
        const seen = { isSubmitDisabled: button?.ariaDisabled === 'true', name: name?.value };
        sessionStorage.setItem(key, JSON.stringify(seen));
        navigator.sendBeacon('/has-looked');
      }
    },
    { key: seenKey, delayMs: afterMs },
  );
  return () => looking;
}

/** What the page before saw; of the same origin. */
export async function seenWhileLeaving(page: Page): Promise<SeenForm> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), seenKey);
  return JSON.parse(text ?? '{}');
}

/** Has every page stop loading so long after a lead was sent, as a visitor does who presses the browser's ✕. */
export async function stopWhileLeaving(page: Page, afterMs: number): Promise<void> {
  await page.addInitScript((delayMs) => {
    addEventListener('painting-success', () => setTimeout(() => window.stop(), delayMs));
  }, afterMs);
}
