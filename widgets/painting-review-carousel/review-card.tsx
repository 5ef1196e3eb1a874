import type { ReactNode } from 'react';
import { useStrings } from '../shared/element/host';
import type { Review } from './read-reviews';
import { strings } from './strings';

const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

/** One review: name, five stars (always five, SPEC 2.15) and text. */
export function ReviewCard({ fullName, reviewText }: Review): ReactNode {
  const texts = useStrings(strings);
  return (
    <figure className="review" part="card">
      <figcaption className="review__name" part="name">
        {fullName}
      </figcaption>
      <svg className="review__stars" part="stars" viewBox="2 0 116 24" role="img" aria-label={texts.stars}>
        {[0, 24, 48, 72, 96].map((left) => (
          <path key={left} d={star} transform={`translate(${left})`} />
        ))}
      </svg>
      <blockquote className="review__text" part="text">
        {reviewText}
      </blockquote>
    </figure>
  );
}
