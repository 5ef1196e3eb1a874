import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CarouselView } from '../carousel/carousel-view';
import { useCarousel } from '../carousel/use-carousel';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useTexts } from '../element/host';
import { useChildren } from '../element/use-children';
import type { attributes } from './api';
import { isWithinCopy, type PlacedSlides, placeSlides, readSlides, slotName } from './place-slides';
import { useKeptFocus } from './use-kept-focus';

/** Plain carousel (docs/behaviour.md#115-carousels) that slots the page's own nodes as slides. */
export function Carousel(props: PropsOf<typeof attributes>): ReactNode {
  const { element } = useHost();
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
