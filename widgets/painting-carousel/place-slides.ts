import { type CarouselPlan, drawnPositions, isCopy, slideIndex } from '../shared/carousel/positions';

const copyMark = 'data-painting-copy';

/** The name of the slot at a position of the carousel. */
export function slotName(position: number): string {
  return `painting-slide-${position}`;
}

/** The children that are slides: all that is to be seen, but our copies. */
export function readSlides(element: HTMLElement): readonly HTMLElement[] {
  const isSlide = (child: Element): child is HTMLElement =>
    child instanceof HTMLElement && child.matches(`:not(script, style, template, [hidden], [${copyMark}])`);
  return [...element.children].filter(isSlide);
}

/** Whether a node is, or is within, a copy that stands at an end of the carousel. */
export function isWithinCopy(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest(`[${copyMark}]`));
}

/**
 * Puts every slide into its place, and copies of the slides among the children where the ends are repeated: only there
 * does the page's own style reach them. The returned function takes it all back.
 */
export function placeSlides(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  plan: CarouselPlan,
): () => void {
  // A carousel that the page has cloned brings copies along.
  for (const stale of element.querySelectorAll(`:scope > [${copyMark}]`)) stale.remove();
  for (const [index, slide] of slides.entries()) slide.slot = slotName(index);
  const copies = drawnPositions(plan)
    .filter((position) => isCopy(plan, position))
    .flatMap((position) => copyOf(slides[slideIndex(position, plan.count)], position) ?? []);
  element.append(...copies);
  return () => {
    for (const copy of copies) copy.remove();
    for (const slide of slides) slide.removeAttribute('slot');
  };
}

/** A look-alike that nobody can reach, and that answers to no id and no field name. */
function copyOf(slide: HTMLElement | undefined, position: number): HTMLElement | undefined {
  if (!slide) return undefined;
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    node.removeAttribute('id');
    node.removeAttribute('name');
  }
  copy.setAttribute(copyMark, '');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.slot = slotName(position);
  return copy;
}
