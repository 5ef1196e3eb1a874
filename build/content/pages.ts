import * as z from 'zod';
import { text, webUrl } from '../../shared/schema-parts';
import { measuringListings } from './measuring-listings';
import {
  actionBar,
  colourPreview,
  comparison,
  frames,
  frameWords,
  link,
  list,
  optional,
  pageLink,
  pageWords,
  picture,
  point,
  section,
  slug,
  textFields,
  textLink,
} from './parts';

/** `blog/<slug>.md`: an article (docs/behaviour.md#117-articles). */
export const articleSchema = z.strictObject({
  title: frameWords.title,
  createdAt: z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2025-05-13T13:00:00.000Z',
  }),
  /** One of `categories.names` in `blog.json`. */
  category: text.meta({ choices: 'categories' }),
  summary: text,
  /** The article's text in the footer; defaults to the summary. */
  teaser: optional(text),
  picture: optional(picture),
  footerPicture: pageWords.footerPicture,
  /** Former slugs, redirected to the article. */
  formerSlugs: z.array(slug).default([]),
  body: text,
});

/** An article in `site/content/blog`. */
export type ArticleWords = z.infer<typeof articleSchema>;

const introduction = z.strictObject({ heading: text, paragraphs: list(text) });

/** `index.json`: the home page. */
export const homeSchema = z.strictObject({
  ...pageWords,
  /** Below the text: one place in several states, a before-and-after pair, or one picture. */
  introduction: introduction.extend({
    frames: optional(frames),
    compare: optional(comparison),
    picture: optional(picture),
  }),
  /** Beside the introduction: a picture that visitors can recolour. */
  preview: optional(colourPreview),
  bars: z.strictObject({ quote: actionBar, closing: z.tuple([actionBar, actionBar]) }),
  services: section,
  estimator: z.strictObject({ heading: text, text, button: text, badge: text, href: pageLink, picture }),
});

/** "Example" badge; omit for real entries. */
const mark = optional(text);

/** Optional trust sections of the About page. */
const trustSchema = z.strictObject({
  owner: optional(
    z.strictObject({ mark, heading: text, note: text, signature: text, portrait: optional(picture) }),
  ),
  /** Pictures of documents, such as a licence or an insurance certificate. */
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
          /** Name of a colour in `paints.json`. */
          paint: optional(text),
          ...textFields('product', 'sheen', 'days'),
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
  /** Left out where it has no item, as is the promise. */
  method: z.strictObject({ heading: text, items: z.array(point) }),
  promise: z.strictObject({ heading: text, list: z.array(text), picture }),
  bars: z.strictObject({ now: actionBar, request: actionBar }),
});

/** `residential.json` */
export const residentialSchema = z.strictObject({
  ...pageWords,
  introduction: introduction.extend({ picture }),
  /** A sample written quote beside its text, with published figures only. */
  quoteSheet: optional(
    section.extend({
      /** Below the text, if it fits beside the sheet. */
      picture: optional(picture),
      title: text,
      /** "Example" badge. */
      mark: text,
      lines: list(z.strictObject({ label: text, value: text, note: text })),
      total: optional(z.strictObject({ label: text, value: text })),
    }),
  ),
  timing: z.strictObject({ heading: text, text: optional(text), note: optional(text) }),
  bars: z.strictObject({ quote: actionBar, contact: actionBar }),
  services: z.strictObject({
    heading: text,
    text,
    /** Link to the estimator, for work that has no page of its own. */
    price: optional(textLink),
    /** Heading above `others`, the services without their own page. */
    onRequest: text,
    others: z.array(z.strictObject({ label: text, icon: point.shape.icon, text })),
  }),
  /** Work outside the house, with a picture of it and a link to its price. */
  outside: optional(section.extend({ picture, link: optional(textLink) })),
  warranty: optional(section),
});

/** `warranty.json`: the warranty in plain words. Only for a business that states one. */
export const warrantySchema = z.strictObject({
  ...pageWords,
  claim: text,
  answers: list(section),
  /** A certificate of insurance, as an example or the business's own. */
  insurance: optional(section.extend({ mark, picture })),
  bars: z.tuple([actionBar, actionBar]),
});

/** `contact.json` */
export const contactSchema = z.strictObject({
  ...pageWords,
  info: z.strictObject({
    ...textFields('heading', 'text', 'phone', 'email'),
    answers: optional(section),
    /** The heading of the opening hours, and the word for a day off. The footer shows them too. */
    hours: optional(z.strictObject({ heading: text, closed: text })),
    area: z.strictObject({ heading: text, text, link: text }),
    elsewhere: text,
  }),
  /** `free` names the first half-days that are free for a visit, `{times}`, where the server offers them. */
  appointment: section.extend({
    free: optional(z.strictObject(textFields('lead', 'or', 'morning', 'afternoon'))),
  }),
});

/** `estimator.json` */
export const estimatorSchema = z.strictObject({
  ...pageWords,
  /** Screen reader name of the estimator's section. */
  estimator: text,
  /** Shown if scripts are off. */
  fallback: text,
  notes: z.strictObject({ heading: text, list: list(text), note: text }),
});

/** `faqs.json`: questions and answers. */
export const faqsSchema = z.strictObject({
  ...pageWords,
  /** Screen reader name of the questions' section. */
  region: text,
  questions: list(z.strictObject({ question: text, answer: text, link: optional(textLink) })),
  aside: z.strictObject({ heading: text, text, button: text }),
});

const stars = z.int('must be a whole number').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5');

/**
 * `reviews.json`: client reviews with source, date and stars. Without a review the site has no reviews page.
 */
export const reviewsSchema = z.strictObject({
  ...pageWords,
  /** Screen reader name of the reviews' section. */
  region: text,
  /** Reviews section of the home page. */
  carousel: z.strictObject({ heading: text, button: text }),
  labels: z.strictObject({ stars: text, link: text }),
  reviews: z.array(
    z.strictObject({
      mark,
      fullName: text,
      reviewText: text,
      photo: optional(picture).meta({
        title: 'Photo of the reviewer',
        description: 'Shown beside the name on the page of reviews.',
      }),
      /** Shown on the reviews page. */
      picture: optional(picture).meta({ title: 'Photo of the work' }),
      /** File name of the reviewed service. */
      service: optional(slug.meta({ choices: 'services' })),
      date: optional(z.iso.date('must be a date such as 2026-05-13')),
      place: optional(text),
      /** Where it was published, such as 'Google'. */
      source: optional(text),
      link: optional(webUrl),
      stars: optional(stars),
    }),
  ),
});

/** `blog.json`: the list of articles, and texts that all articles share. */
export const blogSchema = z.strictObject({
  ...pageWords,
  noArticles: text,
  /** Button beside `noArticles` that clears the search but keeps the category. */
  clearSearch: text,
  /** Heading of the other articles below `noArticles`. */
  others: text,
  /** Result count of a filter; `{filter}` is a category, a quoted search, or both. */
  status: text,
  /** Button beside `status` that clears the filter. */
  showAll: text,
  search: z.strictObject({ heading: text, placeholder: text, button: text }),
  categories: z.strictObject({
    heading: text,
    all: text,
    /** In the filter's order. */
    names: list(text),
  }),
  /**
   * A long list has pages. `title` is that of the second and later ones, `place` stands between the links; `partly` is
   * said where a filter could not read every page.
   */
  pages: z.strictObject(textFields('label', 'title', 'place', 'newer', 'older', 'partly')),
  article: z.strictObject({
    postedOn: text,
    /** `{minutes}` is the time to read the article. */
    ...textFields('readingTime', 'share', 'shareOn', 'back'),
    /** Heading of the related articles. */
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
  /** Banner headings after an estimate and after a message. */
  headings: z.strictObject({ estimate: text, contact: text }),
  /**
   * Reading until the business calls, if anything; the first article shows on every screen. `price`, shown after a
   * message, links to the estimator and `quote` to the quote modal.
   */
  next: z.strictObject({
    heading: text,
    articles: z.array(slug.meta({ choices: 'articles' })).default([]),
    price: text,
    quote: text,
  }),
});

/** `partners.json`: the page about tags for third-party sites. Optional. */
export const partnersSchema = z.strictObject({
  ...pageWords,
  tags: section.extend({ show: text }),
  builder: section.extend({
    ...textFields('withoutScript', 'choice', 'tag', 'language', 'pageLanguage', 'look', 'scheme'),
    schemes: list(z.strictObject({ value: z.enum(['', 'light', 'dark']), label: text })),
    moreLook: text,
    /** One of `site/scripts/partners/options.ts`. */
    groups: list(z.strictObject({ name: slug, label: text })),
    servicesHint: text,
    consentText: text,
    fields: z.strictObject({
      ...textFields('heading', 'add', 'field', 'label', 'kind'),
      kinds: list(z.strictObject({ value: z.enum(['text', 'choice', 'checkbox', 'hidden']), label: text })),
      ...textFields('values', 'value', 'required', 'remove'),
    }),
    /** `nothing` shows for markup without mistakes, `none` for markup without our tags. */
    check: z.strictObject(textFields('heading', 'hint', 'nothing', 'none')),
    preview: text,
    width: text,
    /** Widths of the preview; an empty `pixels` fills the space. */
    widths: list(
      z.strictObject({ label: text, pixels: z.string().regex(/^\d*$/, 'must be a whole number') }),
    ),
    /** `{text}` and `{ground}` are custom properties, `{ratio}` is their contrast. */
    ...textFields(
      'contrast',
      'events',
      'eventsHint',
      'lines',
      'pasteInto',
      'place',
      'usualPlace',
      'pinned',
      'snippet',
      'copy',
      'copied',
      'selected',
      'unknownVersion',
    ),
  }),
  hosts: section.extend({
    show: text,
    /** One of `site/scripts/partners/formats.ts`. */
    items: list(z.strictObject({ name: text, format: optional(slug), steps: list(text) })),
    /** How a server renders the tags. */
    server: z.strictObject({ name: text, steps: list(text) }),
  }),
  measuring: section.extend({
    items: list(
      z.strictObject({
        title: text,
        text,
        /** A listing of docs/measuring, by the slug of its heading. */
        listing: z
          .string()
          .refine((name) => name in measuringListings, 'must be a heading of docs/measuring with a listing')
          .nullable()
          .default(null),
        download: optional(z.strictObject({ label: text, file: pageLink })),
      }),
    ),
  }),
  tables: section.extend({
    /** The tables of what the tags store in visitors' browsers and send, for partners' own privacy pages. */
    kept: z.strictObject({ heading: text, text, until: text, sent: text }),
    ...textFields('children', 'attributes', 'events', 'methods', 'parts'),
    /** `{value}` is the default. */
    default: text,
    cancelable: text,
  }),
});

/** `privacy.md` and `accessibility.md`: pages of plain prose, by default those of `site/legal`. */
export const documentSchema = z.strictObject({ ...pageWords, introduction: text, body: text });
