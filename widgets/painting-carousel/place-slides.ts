import { type CarouselPlan, drawnPositions, isCopy, slideIndex } from '../carousel/positions';
import { isElement } from '../element/node-kinds';

const copyMark = 'data-painting-copy';

/** Slot name of a position. */
export function slotName(position: number): string {
  return `painting-slide-${position}`;
}

/**
 * The visible children, except our copies. Text editors leave breaks and empty paragraphs between pictures,
 * and optimisers their scripts' alternatives and style sheets.
 */
export function readSlides(element: HTMLElement): readonly HTMLElement[] {
  const slides = `:not(script, noscript, style, link, meta, template, svg, math, br, [hidden], [${copyMark}])`;
  const isEmpty = (child: Element) =>
    child.matches('p') && !child.textContent?.trim() && !child.querySelector(':not(br)');
  return [...element.children].filter(
    (child): child is HTMLElement => child.matches(slides) && !isEmpty(child),
  );
}

/** Slides with their initial slot names. */
export function slottedChildren(element: HTMLElement): ReadonlyMap<HTMLElement, string> {
  return new Map(readSlides(element).map((slide, position) => [slide, slotName(position)]));
}

/** Whether a node is part of a slide's copy. */
export function isWithinCopy(node: Node): boolean {
  const element = isElement(node) ? node : node.parentElement;
  return Boolean(element?.closest(`[${copyMark}]`));
}

/** Slides of a carousel and their copies. */
export interface PlacedSlides {
  /** Puts each slide in its place for the resting position `first`, and copies in the other places. */
  arrange(first: number): void;
  /** Removes the copies and restores the slides. */
  remove(): void;
}

/** Creates the plan's copies as children of the element, where the page's styles apply. */
export function placeSlides(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  plan: CarouselPlan,
): PlacedSlides {
  // A cloned carousel already contains copies.
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

/** Inert copy of a slide, without ids and field names. */
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
