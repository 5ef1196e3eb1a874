import type { ReactNode } from 'react';
import { ChangingText, useTexts } from '../element/use-element';
import { type Direction, drawnPositions, isCopy, isSeen, slideIndex } from './positions';
import { trackStyle } from './track-style';
import type { CarouselState } from './use-carousel';

interface Properties {
  readonly carousel: CarouselState;
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
      {/* Before the slides, so that who moves them reads on to them; the styles show it below. */}
      <div className="carousel__foot own">
        {plan.step > 0 && <CarouselControls carousel={carousel} />}
        {children}
      </div>
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
    </section>
  );
}

const chevronRight = 'M9 5l7 7-7 7';
const chevronLeft = 'M15 5l-7 7 7 7';
const pauseBars = 'M9 6v12M15 6v12';
const playTriangle = 'M8 5l11 7-11 7z';

/**
 * Previous, next, position and, with autoplay, pause. The arrows use only `aria-disabled`, because a
 * `disabled` button loses the focus on every move.
 */
function CarouselControls({ carousel }: { readonly carousel: CarouselState }): ReactNode {
  const texts = useTexts().carousel;
  const { plan, isMeasured, motion, autoplay, directionSign } = carousel;
  const last = motion.index + (isMeasured ? plan.visible : 1) - 1;
  const arrow = (part: 'previous' | 'next', direction: Direction) => (
    <ControlButton
      part={part}
      label={texts[part]}
      icon={direction === directionSign ? chevronRight : chevronLeft}
      isDisabled={motion.isMoving}
      onClick={() => motion.go(direction)}
    />
  );
  return (
    <div className="carousel__controls" part="controls">
      {arrow('previous', -1)}
      {arrow('next', 1)}
      {autoplay.isOffered && (
        <ControlButton
          part="pause"
          label={autoplay.isPaused ? texts.play : texts.pause}
          icon={autoplay.isPaused ? playTriangle : pauseBars}
          onClick={autoplay.togglePause}
        />
      )}
      <span part="position" aria-live={motion.isAutomatic ? 'off' : 'polite'}>
        <ChangingText>
          {texts.position(motion.index + 1, plan.count, slideIndex(last, plan.count) + 1)}
        </ChangingText>
      </span>
    </div>
  );
}

interface ControlButtonProperties {
  readonly part: string;
  readonly label: string;
  /** SVG path of the icon, 24 by 24. */
  readonly icon: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

function ControlButton(properties: ControlButtonProperties): ReactNode {
  const { part, label, icon, isDisabled, onClick } = properties;
  return (
    <button
      className="button button--quiet carousel__button"
      part={part}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
