import type { Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 300;

/** Where the focus was, and what is wrong with it, if anything. */
export interface FocusStop {
  readonly name: string;
  /** Its place among the controls in reading order; -1 when it is none of them. */
  readonly place: number;
  readonly faults: readonly string[];
}

/** The walk by Tab through a page, from where the focus is until it comes round. */
export interface FocusWalk {
  readonly stops: readonly FocusStop[];
  /** What can be pressed, chosen or typed into and was never reached. */
  readonly missed: readonly string[];
}

/**
 * Presses Tab until the focus comes round to where it has been; past its end a page lets it go for one press. Expects the
 * page to have `flatTree`.
 */
export async function walkByTab(page: Page): Promise<FocusWalk> {
  await page.evaluate(() => Object.assign(window, { reached: new Set<Element>() }));
  const stops: FocusStop[] = [];
  let pressesOutside = 0;
  while (stops.length < maxStops && pressesOutside < 2) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === 'been there') return { stops, missed: await page.evaluate(readMissed) };
    if (stop === 'outside') pressesOutside += 1;
    else {
      pressesOutside = 0;
      stops.push(stop);
    }
  }
  throw new Error(`The focus did not come round; its last stop was ${stops.at(-1)?.name}.`);
}

function readStop(): FocusStop | 'outside' | 'been there' {
  const { flatTree, reached } = window as unknown as Window & { readonly reached: Set<Element> };
  const element = flatTree.focused();
  if (!element) return 'outside';
  if (reached.has(element)) return 'been there';
  reached.add(element);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const box = element.getBoundingClientRect();
  const isInWindow = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const faults = [
    ...(isOutlined && !/, 0\)|transparent/.test(outlineColor) ? [] : ['shows no outline of 2 px']),
    ...(isInWindow ? [] : ['is outside of the window']),
    ...(isInWindow && !flatTree.isUncovered(element) ? ['is covered'] : []),
  ];
  return {
    name: flatTree.inWords(element),
    place: flatTree.controls().indexOf(element as HTMLElement),
    faults,
  };
}

function readMissed(): string[] {
  const { flatTree, reached } = window as unknown as Window & { readonly reached: Set<Element> };
  const isSwitchedOff = (element: Element) => element.matches('[tabindex="-1"]');
  return flatTree
    .controls()
    .filter((control) => !reached.has(control) && !isSwitchedOff(control))
    .map(flatTree.inWords);
}
