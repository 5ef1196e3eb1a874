import { type CarouselPlan, drawnPositions, isCopy, slideIndex } from '../carousel/positions';
import { isElement } from '../element/node-kinds';

const copyMark = 'data-painting-copy';

/** The name of the slot at a position of the carousel. */
export function slotName(position: number): string {
  return `painting-slide-${position}`;
}

/** The children that are slides: everything visible but our copies. */
export function readSlides(element: HTMLElement): readonly HTMLElement[] {
  const slides = `:not(script, style, template, svg, math, [hidden], [${copyMark}])`;
  return [...element.children].filter((child): child is HTMLElement => child.matches(slides));
}

/** The slides, each with the name of the slot that shows it until the script places it. */
export function slottedChildren(element: HTMLElement): ReadonlyMap<HTMLElement, string> {
  return new Map(readSlides(element).map((slide, position) => [slide, slotName(position)]));
}

/** Whether a node is a copy of a slide or within one. */
export function isWithinCopy(node: Node): boolean {
  const element = isElement(node) ? node : node.parentElement;
  return Boolean(element?.closest(`[${copyMark}]`));
}

/** The slides of a carousel and their copies. */
export interface PlacedSlides {
  /** Puts every slide into its place while the carousel rests at `first`, and copies into the places that are left. */
  arrange(first: number): void;
  /** Removes the copies and leaves the slides as they were. */
  remove(): void;
}

/**
 * Makes the copies that the plan needs. They are children of the element: only there does the page's own style reach
 * them.
 */
export function placeSlides(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  plan: CarouselPlan,
): PlacedSlides {
  // A carousel that the page has cloned has copies already.
  for (const stale of element.querySelectorAll(`:scope > [${copyMark}]`)) stale.remove();
  const positions = drawnPositions(plan);
  const copies = positions.flatMap((position) => {
    const index = slideIndex(position, plan.count);
    const slide = slides[index];
    return slide && isCopy(plan, 0, position) ? [{ index, node: copyOf(slide) }] : [];
  });
  element.append(...copies.map(({ node }) => node));
  return {
    arrange(first) {
      const spare = [...copies];
      for (const position of positions) {
        const index = slideIndex(position, plan.count);
        const node = isCopy(plan, first, position)
          ? spare.splice(
              spare.findIndex((copy) => copy.index === index),
              1,
            )[0]?.node
          : slides[index];
        if (node && node.slot !== slotName(position)) node.slot = slotName(position);
      }
    },
    remove() {
      for (const { node } of copies) node.remove();
      for (const slide of slides) slide.removeAttribute('slot');
    },
  };
}

/** An inert copy of a slide, without ids and field names. */
function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    node.removeAttribute('id');
    node.removeAttribute('name');
  }
  copy.setAttribute(copyMark, '');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}
