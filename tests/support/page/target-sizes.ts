import type { Page } from 'playwright/test';

/** The least width and height of what is pressed, in CSS pixels (WCAG 2.2, success criterion 2.5.8). */
export const minTargetSize = 24;

/** The controls that are narrower or lower than that, in words; a link within a sentence is as high as its line. Expects `flatTree`. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, minTargetSize);
}

/** The same, run in the page. */
export function findSmallTargets(minSize: number): readonly string[] {
  const { flatTree } = window;
  return flatTree
    .controls()
    .filter((control) => !isWithinSentence(control))
    .flatMap((control) => {
      const { width, height } = targetOf(control);
      // Half a pixel lost to rounding is none that a finger would miss.
      const isSmall = Math.min(width, height) < minSize - 0.5;
      return isSmall ? [`${flatTree.inWords(control)}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });

  function isWithinSentence(control: HTMLElement): boolean {
    if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
    const block = control.closest('p, li, dd, td, figcaption, cite, address, label');
    const around = block?.textContent?.replace(control.textContent ?? '', '').trim();
    return Boolean(around);
  }

  /** A press on its label is a press on the control. */
  function targetOf(control: HTMLElement): { readonly width: number; readonly height: number } {
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map((box) => box.width)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
  }
}
