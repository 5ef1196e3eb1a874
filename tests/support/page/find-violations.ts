import type axe from 'axe-core';

/** What axe finds on the page as it is now, each violation with the node it was found at. Runs in the page, which has axe, so it stands alone. */
export async function findViolations(): Promise<readonly string[]> {
  // WCAG 2.2 up to level AA, which has the target size of 24 px among its rules, and what is good practice besides.
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // What is on its way is not what is read.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const { axe: runner } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await runner.run(document, {
    runOnly: tags,
    // The hamburger is named 'Toggle menu' and reads 'menu' or 'close'; both texts are given (docs/behaviour.md#13-header).
    rules: { 'label-content-name-mismatch': { enabled: false } },
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  );
}
