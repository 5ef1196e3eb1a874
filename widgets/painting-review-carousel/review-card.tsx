import type { ReactNode } from 'react';
import { useTexts } from '../element/host';
import type { Review } from './read-reviews';

/** Five stars in a row, in a box of 120 by 24. */
const stars = `M-12 2${'m24 0l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z'.repeat(5)}`;

/** A review: name, always five stars (docs/behaviour.md#113-reviews) and text. */
export function ReviewCard({ fullName, reviewText }: Review): ReactNode {
  const texts = useTexts().reviews;
  return (
    <figure className="review" part="card">
      <figcaption className="review__name" part="name">
        {fullName}
      </figcaption>
      <svg className="review__stars" part="stars" viewBox="2 0 116 24" role="img" aria-label={texts.stars}>
        <path d={stars} />
      </svg>
      <blockquote className="review__text" part="text">
        {reviewText}
      </blockquote>
    </figure>
  );
}
