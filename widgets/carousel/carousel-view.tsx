import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import { CarouselControls } from './carousel-controls';
import { carouselStrings } from './carousel-strings';
import { drawnPositions, isCopy, isSeen, slideIndex } from './positions';
import { trackStyle } from './track-style';
import type { Carousel } from './use-carousel';

interface Properties {
  readonly carousel: Carousel;
  /** What the carousel contains, for screen readers. */
  readonly label: string;
  /** Draws the slide with an index; its position differs from the index where it is a copy. */
  renderSlide(index: number, position: number): ReactNode;
  /** What is shown beside the controls. */
  readonly children?: ReactNode;
}

/** Slides in a row, repeated at both ends, and their controls. Copies, and slides out of view, are inert. */
export function CarouselView({ carousel, label, renderSlide, children }: Properties): ReactNode {
  const texts = useStrings(carouselStrings);
  const { plan, motion, ruler, viewport, track } = carousel;
  return (
    <section className="carousel" part="carousel" aria-roledescription={texts.carousel} aria-label={label}>
      <div ref={ruler} />
      <div className="carousel__viewport" part="viewport" ref={viewport} tabIndex={-1}>
        <div className="carousel__track" part="track" ref={track} style={trackStyle(carousel)}>
          {drawnPositions(plan).map((position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; ARIA's carousel pattern asks for a group.
            <div
              key={position}
              className="carousel__slide"
              part="slide"
              role="group"
              aria-label={texts.position(slideIndex(position, plan.count) + 1, plan.count)}
              aria-hidden={isCopy(plan, motion.index, position) || undefined}
              inert={
                isCopy(plan, motion.index, position) || !isSeen(plan, motion.index + motion.offset, position)
              }
            >
              {renderSlide(slideIndex(position, plan.count), position)}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__foot own">
        {plan.step > 0 && <CarouselControls carousel={carousel} />}
        {children}
      </div>
    </section>
  );
}
