import type { Page } from 'playwright';

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
