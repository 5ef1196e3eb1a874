import type { Page } from 'playwright/test';

/** More stops than any page has. */
const maxStops = 300;

/** A stop that precedes the previous one in reading order. */
export interface StepBack {
  /** The control, in words. */
  readonly to: string;
  /** Whether it is the first control of the page or open dialog, to which a walk wraps once. */
  readonly isFirst: boolean;
}

/** A walk through a page by Tab, until it wraps; controls are in words. */
export interface FocusWalk {
  /** Stops without an outline of at least 2 px, outside the window, or covered. */
  readonly faults: readonly string[];
  /** Controls the walk never reached. */
  readonly missed: readonly string[];
  readonly stepsBack: readonly StepBack[];
}

/** State of the walk, kept in the page. */
interface WalkingWindow extends Window {
  readonly stops: Element[];
}

/** Presses keys, and runs self-contained functions in the page. */
export interface Walker {
  pressTab(): Promise<unknown>;
  run<Given>(read: () => Given): Promise<Given> | Given;
}

/** Walks through a page under Playwright. */
export function walkByTab(page: Page): Promise<FocusWalk> {
  return walk({ pressTab: () => page.keyboard.press('Tab'), run: (read) => page.evaluate(read) as never });
}

/**
 * Presses Tab until the focus returns to a previous stop; the page may lose the focus for one press at its
 * end. Requires `flatTree`. Throws if the walk never ends.
 */
export async function walk({ pressTab, run }: Walker): Promise<FocusWalk> {
  await run(forgetStops);
  const faults: string[] = [];
  let pressesOutside = 0;
  for (let presses = 0; presses < maxStops; presses += 1) {
    await pressTab();
    const stop = await run(readStop);
    pressesOutside = stop === 'outside' ? pressesOutside + 1 : 0;
    if (stop === 'been there' || pressesOutside === 2) return { faults, ...(await run(readOrder)) };
    if (stop !== 'outside') faults.push(...stop);
  }
  throw new Error(`After ${maxStops} presses of Tab the focus has not come round.`);
}

function forgetStops(): void {
  Object.assign(window, { stops: [] });
}

function readStop(): readonly string[] | 'outside' | 'been there' {
  const { flatTree, stops } = window as unknown as WalkingWindow;
  const element = flatTree.focused();
  if (!element) return 'outside';
  if (stops.includes(element)) return 'been there';
  stops.push(element);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // `auto` is the browser's own ring; its width is meaningless.
  const isOutlined =
    outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
  const box = element.getBoundingClientRect();
  const isInWindow = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const faults = [
    ...(isOutlined ? [] : ['shows no outline of 2 px']),
    ...(isInWindow ? [] : ['is outside of the window']),
    ...(isInWindow && !flatTree.isUncovered(element) ? ['is covered'] : []),
  ];
  return faults.map((fault) => `${flatTree.inWords(element)} ${fault}`);
}

function readOrder(): Omit<FocusWalk, 'faults'> {
  const { flatTree, stops } = window as unknown as WalkingWindow;
  // Includes stops hidden at the end, such as the header's first line, so they keep their order.
  const all = flatTree.all();
  const places = stops.map((stop) => all.indexOf(stop));
  const inReach: Element[] = flatTree.controls().filter((control) => !control.matches('[tabindex="-1"]'));
  // A radio group is one stop; arrow keys move inside it.
  const group = (control: Element) =>
    (control.matches('[type=radio]') && control.getAttribute('name')) || control;
  const reached = stops.map(group);
  const missed = inReach.filter((control) => !reached.includes(group(control)));
  const stepsBack = stops.filter((_, index) => (places[index] ?? -1) < (places[index - 1] ?? -1));
  return {
    missed: missed.map(flatTree.inWords),
    stepsBack: stepsBack.map((stop) => ({ to: flatTree.inWords(stop), isFirst: stop === inReach[0] })),
  };
}
