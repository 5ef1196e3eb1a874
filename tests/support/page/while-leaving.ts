import type { Locator, Page } from 'playwright/test';

/* Observes a page while it navigates, when tests can't query it and can't fake its clock. These are the
   only timers that tests set (CONTRIBUTING.md#how-we-write). */

/** Visible state of a form. */
export interface SeenForm {
  readonly isSubmitDisabled: boolean;
  readonly name: string | undefined;
}

const seenKey = 'seen-while-leaving';

/**
 * Makes the page inspect a form once, `afterMs` after the lead was sent, when nothing changes any more.
 * Returns a function that waits for it; `seenWhileLeaving` reads the result on the next page.
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

/** The previous page's observation; must be the same origin. */
export async function seenWhileLeaving(page: Page): Promise<SeenForm> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), seenKey);
  return JSON.parse(text ?? '{}');
}
