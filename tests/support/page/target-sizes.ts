import type { Page } from 'playwright/test';

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
