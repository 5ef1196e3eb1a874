import type { Page } from 'playwright/test';

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
