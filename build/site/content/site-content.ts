import * as z from 'zod';
import { aboutSchema } from './about';
import { articlesSchema } from './articles';
import { homeSchema } from './home';
import { navigationSchema } from './navigation';
import { residentialSchema } from './residential';
import {
  bandsSchema,
  benefitsSchema,
  categoriesSchema,
  faqsSchema,
  reviewsSchema,
  roomsSchema,
  stepsSchema,
  whyChooseUsSchema,
} from './sections';
import { serviceBarsSchema, servicesSchema } from './services';

/** A schema for each JSON file of `site/content`, by the file's name. */
export const siteContentSchema = z
  .strictObject({
    about: aboutSchema,
    articles: articlesSchema,
    bands: bandsSchema,
    benefits: benefitsSchema,
    categories: categoriesSchema,
    faqs: faqsSchema,
    home: homeSchema,
    navigation: navigationSchema,
    residential: residentialSchema,
    reviews: reviewsSchema,
    rooms: roomsSchema,
    'service-bars': serviceBarsSchema,
    services: servicesSchema,
    steps: stepsSchema,
    'why-choose-us': whyChooseUsSchema,
  })
  .superRefine(({ articles, categories }, context) => {
    for (const [index, { category }] of articles.entries()) {
      if (categories.includes(category)) continue;
      const message = `${JSON.stringify(category)} is not in site/content/categories.json`;
      context.addIssue({ code: 'custom', path: ['articles', index, 'category'], message });
    }
  });

/** The words that pages share: `content.<file>` in every template. */
export type SiteContent = z.infer<typeof siteContentSchema>;

/** What clients say. */
export type Reviews = SiteContent['reviews'];
