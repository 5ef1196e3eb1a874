import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { CarouselView } from '../carousel/carousel-view';
import { useCarousel } from '../carousel/use-carousel';
import type { PropsOf } from '../element/attribute-table';
import { isStyledRoot } from '../element/node-kinds';
import { useChildren } from '../element/use-children';
import { useElement, useTexts } from '../element/use-element';
import type { attributes } from './api';
import { isWithinCopy, type PlacedSlides, placeSlides, readSlides, slotName } from './place-slides';

/** Plain carousel (docs/behaviour.md#115-carousels) that slots the page's own nodes as slides. */
export function Carousel(props: PropsOf<typeof attributes>): ReactNode {
  const { element } = useElement();
  const { label } = useTexts().carousel;
  const slides = useChildren(readSlides, isWithinCopy);
  const carousel = useCarousel(slides.length, props);
  const { plan, motion } = carousel;
  const placed = useRef<PlacedSlides>(null);

  useLayoutEffect(() => {
    if (!element) return;
    const now = placeSlides(element, slides, plan);
    placed.current = now;
    return () => now.remove();
  }, [element, slides, plan]);
  useLayoutEffect(() => {
    placed.current?.arrange(motion.index);
  });
  useKeptFocus(carousel.viewport);

  return (
    <CarouselView
      carousel={carousel}
      label={label}
      renderSlide={(_, position) => <slot name={slotName(position)} />}
    />
  );
}

/**
 * Moves the focus from a slide that went out of view to the viewport, so arrow keys keep working. Leaves
 * focus elsewhere on the page alone.
 */
function useKeptFocus(viewport: RefObject<HTMLElement | null>): void {
  const { element } = useElement();
  useLayoutEffect(() => {
    const root = element?.getRootNode();
    if (!element || !isStyledRoot(root)) return;
    const slide = [...element.children].find((child) => child.contains(root.activeElement));
    if (slide?.assignedSlot?.closest('[inert]')) viewport.current?.focus({ preventScroll: true });
  });
}
