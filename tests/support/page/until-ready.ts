import type { Page } from 'playwright/test';

/** Waits for the tags' script and for every tag on the page to be ready. */
export async function untilReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
    await Promise.all(names.map((name) => customElements.whenDefined(name)));
    // Each tag hydrates in its own task, and its effects run in the next frames.
    await new Promise((resolve) => setTimeout(resolve));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
