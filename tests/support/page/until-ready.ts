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

/** Waits until the page is still: no animation, scrolling or height change for several frames. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const quietFrames = 12;
    const state = () =>
      JSON.stringify([
        scrollX,
        scrollY,
        document.documentElement.scrollHeight,
        document.documentElement.clientWidth,
      ]);
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const isMoving = () =>
      roots(document)
        .flatMap((root) => root.getAnimations())
        .some((animation) => {
          const { iterations } = animation.effect?.getComputedTiming() ?? {};
          return animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
        });
    let before = state();
    for (let quiet = 0; quiet < quietFrames; ) {
      await new Promise(requestAnimationFrame);
      const now = state();
      quiet = now === before && !isMoving() ? quiet + 1 : 0;
      before = now;
    }
  });
}

/** Also a pinned version's. */
const scriptPath = /\/widgets\/(?:[^/]+\/)?painting-widgets\.js$/;

/** Delays the tags' script until the returned function is called, which then waits for the tags. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(scriptPath, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    gate.open();
    await page.waitForLoadState('load');
    await untilReady(page);
  };
}
