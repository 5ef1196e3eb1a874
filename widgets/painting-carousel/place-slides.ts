import { type CarouselPlan, drawnPositions, isCopy, slideIndex } from '../carousel/positions';
import { isElement } from '../element/node-kinds';

const copyMark = 'data-painting-copy';

/** The name of the slot at a position of the carousel. */
export function slotName(position: number): string {
  return `painting-slide-${position}`;
}

/** The children that are slides: all that is to be seen, but our copies. */
export function readSlides(element: HTMLElement): readonly HTMLElement[] {
  const slides = `:not(script, style, template, svg, math, [hidden], [${copyMark}])`;
  return [...element.children].filter((child): child is HTMLElement => child.matches(slides));
}

/** The slides with the names of the slots that show them before the script places them. */
export function slottedChildren(element: HTMLElement): ReadonlyMap<HTMLElement, string> {
  return new Map(readSlides(element).map((slide, position) => [slide, slotName(position)]));
}

/** Whether a node is, or is within, a copy that repeats a slide. */
export function isWithinCopy(node: Node): boolean {
  const element = isElement(node) ? node : node.parentElement;
  return Boolean(element?.closest(`[${copyMark}]`));
}

/** The slides of a carousel with their copies, to be put into their places. */
export interface PlacedSlides {
  /** Puts every slide where it stands while the carousel rests at `first`, and copies into the places left. */
  arrange(first: number): void;
  /** Takes the copies away and leaves the slides as they were found. */
  remove(): void;
}

/**
 * Makes the copies that the plan needs. They stand among the children of the element: only there does the page's own
 * style reach them.
 */
export function placeSlides(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  plan: CarouselPlan,
): PlacedSlides {
  // A carousel that the page has cloned brings copies along.
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

/** A look-alike that nobody can reach, and that answers to no id and no field name. */
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
