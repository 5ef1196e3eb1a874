import type { ReactNode } from 'react';
import { CarouselView } from '../carousel/carousel-view';
import { useCarousel } from '../carousel/use-carousel';
import type { PropsOf } from '../element/attribute-table';
import { useTexts } from '../element/host';
import { useChildren } from '../element/use-children';
import type { attributes } from './api';
import { readReviews } from './read-reviews';
import { ReviewCard } from './review-card';

/** Reviews carousel (docs/behaviour.md#113-reviews), from the attribute or the children. */
export function ReviewCarousel(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useTexts().reviews;
  const written = useChildren(readReviews);
  const reviews = props.reviews ?? written;
  const carousel = useCarousel(reviews.length, props);
  return (
    <>
      {props.heading && (
        <h2 className="reviews__heading" part="heading">
          {props.heading}
        </h2>
      )}
      <CarouselView
        carousel={carousel}
        label={props.heading ?? texts.label}
        renderSlide={(index) => {
          const review = reviews[index];
          return review && <ReviewCard key={review.reviewText} {...review} />;
        }}
      >
        {props.moreUrl && (
          <a className="button button--quiet" part="more" href={props.moreUrl}>
            {texts.more}
          </a>
        )}
      </CarouselView>
    </>
  );
}
