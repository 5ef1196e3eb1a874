import { carouselDocs } from '../carousel/carousel-api.docs';
import { languageDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import * as api from './api';

/** Documentation of `<painting-review-carousel>`. */
export const docs = describeTag(api, {
  summary: "Clients' reviews in an infinite carousel, five stars each.",
  children:
    'The reviews: `<figure><blockquote>Text</blockquote><figcaption>Name</figcaption></figure>` each; they may change at any time.',
  attributes: {
    lang: languageDocs,
    reviews: 'The reviews as a JSON array of `{fullName, reviewText}`, instead of children.',
    heading: 'A title above the reviews.',
    'more-url': "The page that the link 'Read More Reviews' leads to. Without it, there is no link.",
    ...carouselDocs.attributes,
  },
  events: carouselDocs.events,
  parts: {
    ...carouselDocs.parts,
    heading: 'The title.',
    card: 'The card of one review.',
    name: "The reviewer's name.",
    stars: 'The five stars.',
    text: "The review's text.",
    more: "The link 'Read More Reviews'.",
  },
  methods: {},
});
