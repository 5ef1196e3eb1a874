import * as z from 'zod';
import { list, optional, pageLink, point, text, webAddress } from './parts';

/** `site/content/bands.json`: the two bands above the footer. */
export const bandsSchema = z.strictObject({
  top: z.strictObject({ text, button: text }),
  bottom: z.strictObject({ text, button: text }),
});

/** `site/content/benefits.json`: the benefits of interior painting. */
export const benefitsSchema = z.strictObject({ heading: text, items: list(point) });

/** `site/content/categories.json`: the categories of the blog, in the order of its filter. */
export const categoriesSchema = list(text);

/** `site/content/faqs.json`: questions and answers. */
export const faqsSchema = list(
  z.strictObject({
    question: text,
    answer: text,
    link: optional(z.strictObject({ text, href: pageLink })),
  }),
);

const stars = z.int('must be a whole number').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5');

/** `site/content/reviews.json`: what clients say, where and when they said it, and how many stars they gave. */
export const reviewsSchema = list(
  z.strictObject({
    fullName: text,
    reviewText: text,
    date: optional(z.iso.date('must be a date such as 2026-05-13')),
    place: optional(text),
    /** Where it was published, such as 'Google'. */
    source: optional(text),
    link: optional(webAddress),
    stars: optional(stars),
  }),
);

/** `site/content/rooms.json`: the rooms on the page of interior painting. */
export const roomsSchema = list(z.strictObject({ name: text, text }));

const steps = z.strictObject({ heading: text, items: list(z.strictObject({ title: text, text })) });

/** `site/content/steps.json`: the numbered steps. */
export const stepsSchema = z.strictObject({ home: steps, howItWorks: steps, project: steps });

/** `site/content/why-choose-us.json`: the reasons on the home page. */
export const whyChooseUsSchema = list(point);
