import type { Page } from 'playwright/test';
import { accessibilityTree, nameless, type SpokenNode, skippedLevels } from './accessibility-tree';
import { bringAxe } from './axe';
import { walkByTab } from './focus-walk';
import { bringFlatTree } from './in-flat-tree';
import { findViolations, movingParts, smallTargets } from './inspectors';

/** Narrowest readable column, in multiples of the font size: about a dozen letters. */
const minWidthInSizes = 6;

/** First words of paragraphs in columns too narrow to read. */
function squeezedTexts(page: Page): Promise<readonly string[]> {
  return page.locator('p').evaluateAll((paragraphs, minWidthInSizes) => {
    return paragraphs.flatMap((paragraph) => {
      const text = paragraph.textContent?.trim() ?? '';
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      const isRead = paragraph.checkVisibility() && text.length > 40;
      return isRead && paragraph.clientWidth < minWidthInSizes * size ? [text.slice(0, 40)] : [];
    });
  }, minWidthInSizes);
}

const landmarkRoles = ['banner', 'navigation', 'main', 'contentinfo', 'region', 'search'];

/**
 * Faults of a page's names, landmarks and headings, in words (WCAG 2.2, 1.3.1, 2.4.1, 2.4.4, 2.4.6 and
 * 4.1.2).
 */
function outlineFaults(tree: readonly SpokenNode[]): readonly string[] {
  const landmarks = tree.filter(({ role }) => landmarkRoles.includes(role));
  const mainParts = landmarks.filter(({ role }) => role === 'main');
  const titles = tree.filter(({ role, states }) => role === 'heading' && states.level === 1);
  return [
    ...nameless(tree).map((node) => `without a name: ${node}`),
    ...(mainParts.length === 1 ? [] : [`${mainParts.length} main landmarks`]),
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...repeated(landmarks.map(({ role, name }) => `${role} ${name}`)).map((one) => `two landmarks: ${one}`),
    ...skippedLevels(tree).map((heading) => `skips a level: ${heading}`),
    ...ambiguousLinks(tree).map((link) => `one name, several targets: ${link}`),
  ];
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Links with equal names and different targets. */
function ambiguousLinks(tree: readonly SpokenNode[]): readonly string[] {
  const targets = new Map<string, Set<unknown>>();
  for (const { role, name, states } of tree) {
    if (role === 'link') targets.set(name, (targets.get(name) ?? new Set()).add(states.url));
  }
  return [...targets]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => `${name}: ${[...urls].join(', ')}`);
}

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

/** A layout shift as the browser reports it. */
export interface Shift {
  readonly value: number;
  /** Elements that moved and are still in the document. */
  readonly what: readonly string[];
}

/** Records layout shifts in every page opened from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '…'));
        shifts.push({ value: entry.value, what: what.map((html) => html.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });

    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
  });
}

/** Layout shifts so far; waits two frames to catch the last ones. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly Shift[] }).shifts;
  });
}

/** Scrolls to the end and back one screen at a time, and waits for all pictures. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
    for (let screen = 0; screen <= screens; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // Pictures the test scrolled past too fast, unlike a reader, load now.
    for (const image of document.images) image.loading = 'eager';
    while ([...document.images].some((image) => !image.complete)) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
