import type { Page } from 'playwright/test';

/** Waits until the script of the tags has come and every tag that the page brought with it is at work. */
export async function untilReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
    await Promise.all(names.map((name) => customElements.whenDefined(name)));
    // A tag is taken over in a task of its own, and what it does once it is drawn waits for the next frames.
    await new Promise((resolve) => setTimeout(resolve));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
