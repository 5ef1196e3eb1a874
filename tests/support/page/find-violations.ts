import type axe from 'axe-core';

/**
 * Axe's violations on the page, each with its node. Runs in a page that has axe, so it must be
 * self-contained.
 */
export async function findViolations(): Promise<readonly string[]> {
  // WCAG 2.2 up to AA, including the 24 px target size, plus best practices.
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Elements in motion aren't in their readable state.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const { axe: runner } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await runner.run(document, {
    runOnly: tags,
    // Specified: the hamburger is named 'Toggle menu' and reads 'menu' or 'close'
    // (docs/behaviour.md#13-header).
    rules: { 'label-content-name-mismatch': { enabled: false } },
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  );
}
