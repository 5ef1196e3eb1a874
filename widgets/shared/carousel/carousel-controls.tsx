import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import { carouselStrings } from './carousel-strings';
import type { Direction } from './positions';
import type { Carousel } from './use-carousel';

const chevron = 'M9 5l7 7-7 7';
const pauseBars = 'M9 6v12M15 6v12';
const playTriangle = 'M8 5l11 7-11 7z';

/**
 * Back, forward, where one is, and pause where slides move by themselves.
 * The arrows are disabled by `aria-disabled` alone: a button that is `disabled` would lose the focus at every move.
 */
export function CarouselControls({ carousel }: { readonly carousel: Carousel }): ReactNode {
  const texts = useStrings(carouselStrings);
  const { plan, motion, autoplay, reading } = carousel;
  const arrow = (part: 'previous' | 'next', direction: Direction) => (
    <button
      className={direction * reading > 0 ? 'carousel__button' : 'carousel__button carousel__button--left'}
      part={part}
      type="button"
      aria-label={texts[part]}
      aria-disabled={motion.isMoving}
      onClick={() => motion.go(direction)}
    >
      <Icon path={chevron} />
    </button>
  );
  return (
    <div className="carousel__controls" part="controls">
      {arrow('previous', -1)}
      {arrow('next', 1)}
      {autoplay.isOffered && (
        <button
          className="carousel__button"
          part="pause"
          type="button"
          aria-label={autoplay.isPaused ? texts.play : texts.pause}
          onClick={autoplay.togglePause}
        >
          <Icon path={autoplay.isPaused ? playTriangle : pauseBars} />
        </button>
      )}
      <span className="carousel__position" part="position" aria-hidden="true">
        {motion.index + 1} / {plan.count}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {motion.rests > 0 && !motion.isAutomatic ? texts.position(motion.index + 1, plan.count) : ''}
      </span>
    </div>
  );
}

function Icon({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="carousel__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
