import type { ReactNode } from 'react';
import { CarouselView } from '../carousel/carousel-view';
import { useCarousel } from '../carousel/use-carousel';
import type { PropsOf } from '../element/attribute-table';
import { useChildren } from '../element/use-children';
import { useElement, useHeadings, useTexts } from '../element/use-element';
import { shownText } from '../lib/shown-text';
import type { attributes } from './api';

/** Up to five stars in a row, in a box of 120 by 24. */
const starsPath = (count: number) => `M-12 2${'m24 0l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z'.repeat(count)}`;

/** A review: name, the stars it carries (docs/behaviour.md#113-reviews) and text. */
function ReviewCard({ fullName, reviewText, stars = '' }: Review): ReactNode {
  const texts = useTexts().reviews;
  const { pageLang } = useElement();
  return (
    <figure className="review" part="card">
      <figcaption className="review__name" part="name" lang={pageLang}>
        {fullName}
      </figcaption>
      {/^[1-5]$/.test(stars) && (
        <svg
          className="review__stars"
          part="stars"
          viewBox="2 0 116 24"
          role="img"
          aria-label={texts.stars(stars)}
        >
          <path d={starsPath(+stars)} />
        </svg>
      )}
      <blockquote className="review__text" part="text" lang={pageLang}>
        {reviewText}
      </blockquote>
    </figure>
  );
}

/** Reviews carousel (docs/behaviour.md#113-reviews), from the attribute or the children. */
export function ReviewCarousel(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useTexts().reviews;
  const [Heading] = useHeadings();
  const { pageLang } = useElement();
  const written = useChildren(readReviews);
  const reviews = props.reviews ?? written;
  const carousel = useCarousel(reviews.length, props);
  return (
    <>
      {props.heading && (
        <Heading className="reviews__heading" part="heading" lang={pageLang}>
          {props.heading}
        </Heading>
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

/** A review (docs/behaviour.md#113-reviews). Empty lines separate paragraphs. */
interface Review {
  readonly fullName: string;
  readonly reviewText: string;
  /** From 1 to 5, in digits; without it no stars are shown. */
  readonly stars?: string;
}

/** Reviews among the children: figures with a blockquote. */
function readReviews(element: HTMLElement): readonly Review[] {
  return [...element.querySelectorAll('figure')].flatMap((figure) => {
    const quotation = figure.querySelector('blockquote');
    const reviewText = quotation ? readText(quotation) : '';
    const stars = figure.getAttribute('data-stars') ?? '';
    return reviewText ? [{ fullName: shownText(figure.querySelector('figcaption')), reviewText, stars }] : [];
  });
}

function readText(quotation: Element): string {
  const paragraphs = [...quotation.querySelectorAll('p')];
  return (paragraphs.length > 0 ? paragraphs : [quotation])
    .map((paragraph) => shownText(paragraph))
    .join('\n\n');
}
