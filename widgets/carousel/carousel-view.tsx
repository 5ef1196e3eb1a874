import type { ReactNode } from 'react';
import { useTexts } from '../element/host';
import { CarouselControls } from './carousel-controls';
import { drawnPositions, isCopy, isSeen, slideIndex } from './positions';
import { trackStyle } from './track-style';
import type { Carousel } from './use-carousel';

interface Properties {
  readonly carousel: Carousel;
  /** Accessible name of the slides. */
  readonly label: string;
  /** Renders a slide; the position differs from the index for copies. */
  renderSlide(index: number, position: number): ReactNode;
  /** Shown beside the controls. */
  readonly children?: ReactNode;
}

/** A row of slides, repeated at both ends, and its controls. Copies and hidden slides are inert. */
export function CarouselView({ carousel, label, renderSlide, children }: Properties): ReactNode {
  const texts = useTexts().carousel;
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
