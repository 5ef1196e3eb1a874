import type { Page } from 'playwright/test';
import { accessibilityTree } from './accessibility-tree';
import { bringAxe } from './axe';
import { findViolations } from './find-violations';
import { bringFlatTree } from './flat-tree';
import { walkByTab } from './focus-walk';
import { movingParts } from './moving-parts';
import { outlineFaults } from './outline-faults';
import { squeezedTexts } from './squeezed-texts';
import { smallTargets } from './target-sizes';
import { readThrough, shiftsOf, watchShifts } from './watch-shifts';

/** Tolerance for rounding on a still page. */
const maxShift = 0.005;

/** Installs the inspectors in every page opened from here on. */
export async function bringInspectors(page: Page): Promise<void> {
  await bringAxe(page);
  await bringFlatTree(page);
  await watchShifts(page);
}

/** Layout shifts since the page began to load, in words; scrolls to the end and back first. */
export async function shiftFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < maxShift ? [] : shifts.map(({ value, what }) => `shifts by ${value}: ${what.join(', ')}`);
}

/**
 * Accessibility faults with reduced motion, in words: axe's rules of WCAG 2.2 up to AA, and our own checks of
 * 2.5.8 Target Size (without its spacing exception) and 2.3.3 Animation from Interactions.
 */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return [
    ...(await page.evaluate(findViolations)),
    ...(await smallTargets(page)).map((target) => `small: ${target}`),
    ...(await movingParts(page)).map((part) => `moves: ${part}`),
  ];
}

/** Texts too narrow to read, in words (WCAG 2.2, 1.4.10 Reflow). */
export async function readingFaults(page: Page): Promise<readonly string[]> {
  return (await squeezedTexts(page)).map((text) => `squeezed: ${text}`);
}

/** Faults of the names, landmarks and headings for screen readers, in words. */
export async function outlineFaultsOf(page: Page): Promise<readonly string[]> {
  return outlineFaults(await accessibilityTree(page));
}

/**
 * Faults of a Tab walk from the top of the page, in words (WCAG 2.2, 2.1.1 Keyboard, 2.4.3 Focus Order, 2.4.7
 * Focus Visible and 2.4.11 Focus Not Obscured).
 */
export async function walkFaults(page: Page): Promise<readonly string[]> {
  const { faults, missed, stepsBack } = await walkByTab(page);
  return [
    ...faults,
    ...missed.map((control) => `never reached: ${control}`),
    ...stepsBack.map(({ to }) => `back to ${to}`),
  ];
}
