import { carouselDocs } from '../carousel/carousel-api.docs';
import { languageDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import * as api from './api';

/** Documentation of `<painting-carousel>`. */
export const docs = describeTag(api, {
  summary: 'An infinite carousel: each child is a slide.',
  children: 'Each child is a slide; they may change at any time.',
  attributes: { lang: languageDocs, ...carouselDocs.attributes },
  events: carouselDocs.events,
  parts: carouselDocs.parts,
  methods: {},
});
