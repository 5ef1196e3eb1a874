import { moveOn } from './painting-carousel';
import type { TagState } from './tag-state';

const reviews = ['One', 'Two', 'Three']
  .map(
    (word) =>
      `<figure><blockquote>${word} good room.</blockquote><figcaption>Client ${word}</figcaption></figure>`,
  )
  .join('');
const markup = `<painting-review-carousel heading="What they say" more-url="/reviews">${reviews}</painting-review-carousel>`;

/** States of `<painting-review-carousel>`. */
export const reviewCarouselStates: readonly TagState[] = [
  { name: 'the reviews at first', markup },
  { name: 'the reviews after a move', markup, reach: moveOn },
];
