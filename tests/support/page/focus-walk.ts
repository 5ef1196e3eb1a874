import type { Page } from 'playwright/test';

/** More stops than any page has. */
const maxStops = 300;

/** A stop that comes earlier in reading order than the stop before it. */
export interface StepBack {
  /** The control in words. */
  readonly to: string;
  /** Whether it is the first control of the page, or of the dialog that is open: a walk comes round there once. */
  readonly isFirst: boolean;
}

/** The walk by Tab through a page, from where the focus is until it comes round; controls are told in words. */
export interface FocusWalk {
  /** What is wrong with a stop: no outline of 2 px at least, out of the window, or under something else. */
  readonly faults: readonly string[];
  /** What can be pressed, chosen or typed into and was never reached. */
  readonly missed: readonly string[];
  readonly stepsBack: readonly StepBack[];
}

/** What the walk keeps inside the page: the stops so far, in their order. */
interface WalkingWindow extends Window {
  readonly stops: Element[];
}

/** What walks: a keyboard, and a way to run a function in the page that stands alone. */
export interface Walker {
  pressTab(): Promise<unknown>;
  run<Given>(read: () => Given): Promise<Given> | Given;
}

/** The walk through a page that Playwright drives. */
export function walkByTab(page: Page): Promise<FocusWalk> {
  return walk({ pressTab: () => page.keyboard.press('Tab'), run: (read) => page.evaluate(read) as never });
}

/**
 * Presses Tab until the focus comes round to where it has been; past its end a page lets it go for one press. Expects the
 * page to have `flatTree`. Fails when the focus goes on for ever.
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
  // `auto` is the browser's own ring, whatever width it tells.
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
  // A stop that the end of the walk hides, as the header's first line when it is fixed, keeps its place among all.
  const all = flatTree.all();
  const places = stops.map((stop) => all.indexOf(stop));
  const inReach: Element[] = flatTree.controls().filter((control) => !control.matches('[tabindex="-1"]'));
  // One stop for a group of radio buttons; the arrow keys go on in it.
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
