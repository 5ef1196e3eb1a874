import type axe from 'axe-core';
import type { Page } from 'playwright/test';

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

/**
 * Transitions and animations that style sheets allow now, except of colour and opacity. Requires
 * `flatTree`.
 */
export function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(findMovingParts);
}

/** Page side of `movingParts`. */
export function findMovingParts(): readonly string[] {
  const stillProperties =
    /^(none|opacity|visibility|fill|stroke|box-shadow|filter|content-visibility|overlay|.*color|background)$/;
  const longestBlinkMs = 1;
  return window.flatTree.drawn().flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const reasons = [
        ...movingTransitions(style),
        ...movingAnimations(style),
        ...(style.scrollBehavior === 'smooth' ? ['scrolls smoothly'] : []),
      ];
      return reasons.map((reason) => `${window.flatTree.inWords(element)}${pseudo ?? ''} ${reason}`);
    }),
  );

  function movingTransitions(style: CSSStyleDeclaration): string[] {
    const durations = style.transitionDuration.split(', ').map(milliseconds);
    return style.transitionProperty
      .split(', ')
      .filter((_, index) => (durations[index % durations.length] ?? 0) > longestBlinkMs)
      .filter((property) => !stillProperties.test(property))
      .map((property) => `changes its ${property} slowly`);
  }

  function movingAnimations(style: CSSStyleDeclaration): string[] {
    const lasts = style.animationDuration
      .split(', ')
      .some((duration) => milliseconds(duration) > longestBlinkMs);
    return style.animationName !== 'none' && lasts ? [`runs ${style.animationName}`] : [];
  }

  function milliseconds(duration: string): number {
    return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
  }
}

/** Minimum width and height of targets, in CSS pixels (WCAG 2.2, 2.5.8). */
export const minTargetSize = 24;

/** Controls smaller than that, in words, except links within sentences. Requires `flatTree`. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, minTargetSize);
}

/** Page side of `smallTargets`. */
export function findSmallTargets(minSize: number): readonly string[] {
  const { flatTree } = window;
  return flatTree
    .controls()
    .filter((control) => !isWithinSentence(control))
    .flatMap((control) => {
      const { width, height } = targetOf(control);
      // Tolerates half a pixel of rounding.
      const isSmall = Math.min(width, height) < minSize - 0.5;
      return isSmall ? [`${flatTree.inWords(control)}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });

  function isWithinSentence(control: HTMLElement): boolean {
    if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
    const block = control.closest('p, li, dd, td, figcaption, cite, address, label');
    const around = block?.textContent?.replace(control.textContent ?? '', '').trim();
    return Boolean(around);
  }

  /** Includes the label, which also presses the control. */
  function targetOf(control: HTMLElement): { readonly width: number; readonly height: number } {
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map((box) => box.width)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
  }
}
