import * as z from 'zod';
import { pageWords } from './page-words';
import {
  actionBar,
  colourPreview,
  comparison,
  link,
  list,
  optional,
  pageLink,
  picture,
  point,
  section,
  slug,
  text,
  textLink,
  webAddress,
} from './parts';

const introduction = z.strictObject({ heading: text, paragraphs: list(text) });

/** `index.json`: the home page. */
export const homeSchema = z.strictObject({
  ...pageWords,
  /** Beside the text: two pictures, before and after painting, or one. */
  introduction: introduction.extend({ compare: optional(comparison), picture: optional(picture) }),
  /** Beside the introduction: a picture for visitors to paint. */
  preview: optional(colourPreview),
  bars: z.strictObject({ quote: actionBar, closing: z.tuple([actionBar, actionBar]) }),
  services: section,
  estimator: z.strictObject({ heading: text, text, button: text, badge: text, href: pageLink, picture }),
});

/** Says that what it stands on is an example; left out where it is real. */
const mark = optional(text);

/** What makes a business believable, each shown only where it is given. */
const trustSchema = z.strictObject({
  owner: optional(
    z.strictObject({ mark, heading: text, note: text, signature: text, portrait: optional(picture) }),
  ),
  /** Licence, certificate of insurance and the like, as pictures. */
  papers: optional(
    z.strictObject({ heading: text, items: list(z.strictObject({ mark, label: text, picture })) }),
  ),
  /** Finished jobs. */
  projects: optional(
    z.strictObject({
      heading: text,
      text,
      labels: z.strictObject({ paint: text, product: text, sheen: text, days: text }),
      items: list(
        z.strictObject({
          mark,
          room: text,
          /** The name of its colour in `paints.json`. */
          paint: optional(text),
          product: text,
          sheen: text,
          days: text,
          picture: optional(picture),
        }),
      ),
    }),
  ),
  crew: optional(
    z.strictObject({
      heading: text,
      items: list(z.strictObject({ mark, name: text, work: text, picture: optional(picture) })),
    }),
  ),
});

/** `about.json` */
export const aboutSchema = z.strictObject({
  ...pageWords,
  trust: optional(trustSchema),
  story: z.strictObject({ heading: text, paragraphs: list(text), picture }),
  method: z.strictObject({ heading: text, items: list(point) }),
  promise: z.strictObject({ heading: text, list: list(text), picture }),
  bars: z.strictObject({ now: actionBar, request: actionBar }),
});

/** `residential.json` */
export const residentialSchema = z.strictObject({
  ...pageWords,
  introduction: introduction.extend({ picture }),
  /** Beside its text: an example of a written quote. It has only figures that the business publishes. */
  quoteSheet: section.extend({
    /** Below the text, where there is room for it beside the sheet. */
    picture: optional(picture),
    title: text,
    /** Says that it is an example. */
    mark: text,
    lines: list(z.strictObject({ label: text, value: text, note: text })),
  }),
  timing: z.strictObject({ heading: text, text, note: text }),
  bars: z.strictObject({ quote: actionBar, contact: actionBar }),
  services: z.strictObject({
    heading: text,
    text,
    /** The heading above `others`, those without a page of their own. */
    onRequest: text,
    others: z.array(z.strictObject({ label: text, icon: point.shape.icon, text })),
  }),
  warranty: section,
});

/** `contact.json` */
export const contactSchema = z.strictObject({
  ...pageWords,
  info: z.strictObject({
    heading: text,
    text,
    phone: text,
    email: text,
    answers: section,
    area: z.strictObject({ heading: text, text, link: text }),
    elsewhere: text,
  }),
  appointment: section,
});

/** `estimator.json` */
export const estimatorSchema = z.strictObject({
  ...pageWords,
  /** The name of the band that holds the estimator, for screen readers. */
  estimator: text,
  /** In place of the estimator, where no script runs. */
  fallback: text,
  notes: z.strictObject({ heading: text, list: list(text), note: text }),
});

/** `faqs.json`: questions and answers. */
export const faqsSchema = z.strictObject({
  ...pageWords,
  /** The name of the band that holds the questions, for screen readers. */
  region: text,
  questions: list(z.strictObject({ question: text, answer: text, link: optional(textLink) })),
  aside: z.strictObject({ heading: text, text, button: text }),
});

const stars = z.int('must be a whole number').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5');

/** `reviews.json`: what clients say, where and when they said it, and how many stars they gave. Without the file there are neither reviews nor their page. */
export const reviewsSchema = z.strictObject({
  ...pageWords,
  /** The name of the band that holds the reviews, for screen readers. */
  region: text,
  /** The band of the home page. */
  carousel: z.strictObject({ heading: text, button: text }),
  labels: z.strictObject({ stars: text, link: text }),
  reviews: list(
    z.strictObject({
      mark,
      fullName: text,
      reviewText: text,
      /** The service that it speaks of, by the name of its file. */
      service: optional(slug),
      date: optional(z.iso.date('must be a date such as 2026-05-13')),
      place: optional(text),
      /** Where it was published, such as 'Google'. */
      source: optional(text),
      link: optional(webAddress),
      stars: optional(stars),
    }),
  ),
});

/** `blog.json`: the list of articles, and the words that all articles share. */
export const blogSchema = z.strictObject({
  ...pageWords,
  noArticles: text,
  /** Beside `noArticles`: takes the search away and leaves the category. */
  clearSearch: text,
  /** The heading above other articles, below `noArticles`. */
  others: text,
  /** What a filter leaves of the list, and what it asks for; `{filter}` is a category, a search in quotation marks, or both. */
  status: text,
  /** Beside `status`: takes the filter away. */
  showAll: text,
  search: z.strictObject({ heading: text, placeholder: text, button: text }),
  categories: z.strictObject({
    heading: text,
    all: text,
    /** In the order of the filter. */
    names: list(text),
  }),
  article: z.strictObject({
    postedOn: text,
    /** `{minutes}` to read the whole article. */
    readingTime: text,
    share: text,
    shareOn: text,
    back: text,
    /** The heading above other articles. */
    related: text,
    /** At the end of every article. */
    closing: actionBar,
  }),
  feed: z.strictObject({ title: text, description: text }),
});

/** `404.json` */
export const notFoundSchema = z.strictObject({ ...pageWords, linksLead: text, links: list(link) });

/** `blog/404.json` */
export const articleNotFoundSchema = z.strictObject({ ...pageWords, loading: text, list: text });

/** `thank-you.json` */
export const thankYouSchema = z.strictObject({
  ...pageWords,
  /** The headings of the banner after an estimate and after a message. */
  headings: z.strictObject({ estimate: text, contact: text }),
  /** What to read until the business calls, the first on every screen; `price` and `quote` lead to the estimator, after a message, and to the quote modal. */
  next: z.strictObject({ heading: text, articles: list(slug), price: text, quote: text }),
});

/** `partners.json`: the tags for other people's sites. Without the file there is no such page. */
export const partnersSchema = z.strictObject({
  ...pageWords,
  tags: section.extend({ show: text }),
  builder: section.extend({
    withoutScript: text,
    choice: text,
    tag: text,
    language: text,
    pageLanguage: text,
    look: text,
    scheme: text,
    schemes: list(z.strictObject({ value: z.enum(['', 'light', 'dark']), label: text })),
    moreLook: text,
    /** `name` is one of `site/scripts/partners/option-groups.ts`. */
    groups: list(z.strictObject({ name: slug, label: text })),
    servicesHint: text,
    consentText: text,
    fields: z.strictObject({
      heading: text,
      add: text,
      field: text,
      label: text,
      kind: text,
      kinds: list(z.strictObject({ value: z.enum(['text', 'choice', 'checkbox', 'hidden']), label: text })),
      values: text,
      value: text,
      required: text,
      remove: text,
    }),
    preview: text,
    width: text,
    /** Of the preview; without pixels it is as wide as its place. */
    widths: list(
      z.strictObject({ label: text, pixels: z.string().regex(/^\d*$/, 'must be a whole number') }),
    ),
    /** `{text}` and `{ground}` are custom properties, `{ratio}` is what they have. */
    contrast: text,
    events: text,
    eventsHint: text,
    lines: text,
    pasteInto: text,
    place: text,
    usualPlace: text,
    pinned: text,
    snippet: text,
    copy: text,
    copied: text,
    selected: text,
    unknownVersion: text,
  }),
  hosts: section.extend({
    show: text,
    /** `format` is one of `site/scripts/snippets/formats.ts`. */
    items: list(z.strictObject({ name: text, format: slug, steps: list(text) })),
  }),
  measuring: z.strictObject({ heading: text, items: list(point) }),
  tables: section.extend({
    children: text,
    attributes: text,
    events: text,
    methods: text,
    parts: text,
    /** `{value}` */
    default: text,
    cancelable: text,
  }),
});

/** `privacy.md` and `accessibility.md`: running text. */
export const documentSchema = z.strictObject({ ...pageWords, introduction: text, body: text });
