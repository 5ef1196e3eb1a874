import * as z from 'zod';
import { text } from '../../shared/schema-parts';
import {
  actionBar,
  colourPreview,
  comparison,
  frames,
  list,
  optional,
  pageWords,
  picture,
  point,
  slug,
  step,
  textLink,
} from './parts';
import { stepsSchema } from './shared';

/**
 * A column of text; fields show in this order. Paragraphs, list items and notes may contain **bold** and
 * [links](/contact).
 */
const textColumn = z.strictObject({
  heading: text,
  lead: optional(text),
  /** A sentence in large type. */
  claim: optional(text),
  paragraphs: optional(list(text)),
  parts: optional(list(z.strictObject({ heading: text, text }))),
  list: optional(list(text)),
  steps: optional(list(text)),
  closing: optional(text),
  note: optional(text),
  link: optional(textLink),
});

const table = z
  .strictObject({ caption: text, head: list(text), rows: list(list(text)) })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: 'must have as many cells in each row as in its head',
  });

const column = z
  .strictObject({
    text: optional(textColumn),
    table: optional(table),
    picture: optional(picture),
    compare: optional(comparison),
    preview: optional(colourPreview),
    /** Below a table or picture whose neighbouring text is longer. */
    note: optional(text),
  })
  .refine(({ note, ...given }) => Object.values(given).filter((content) => content !== null).length === 1, {
    error: 'must have one of "text", "table", "picture", "compare" and "preview"',
  });

const headed = {
  heading: text,
  lead: optional(text),
  link: optional(textLink),
  /** Beside the section's text. */
  picture: optional(picture),
};

/** A section of a service page; `site/partials/section.liquid` draws each kind. */
const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('columns'),
      /** "even": equal widths; "reverse": second column on the left. */
      arrangement: optional(z.enum(['even', 'reverse'], 'must be "even" or "reverse"')),
      columns: z.tuple([column, column]),
    }),
    z.strictObject({
      kind: z.literal('bars'),
      tone: optional(z.enum(['dark', 'line'], 'must be "dark" or "line"')),
      bars: list(actionBar),
    }),
    z.strictObject({
      kind: z.literal('points'),
      ...headed,
      numbered: z.boolean().default(false),
      items: list(point),
    }),
    z.strictObject({
      kind: z.literal('questions'),
      ...headed,
      items: list(z.strictObject({ question: text, answer: text })),
    }),
    z.strictObject({
      kind: z.literal('list'),
      ...headed,
      /** Three fill the row above the list. */
      pictures: optional(list(picture)),
      items: list(z.strictObject({ name: text, text })),
    }),
    z
      .strictObject({
        kind: z.literal('steps'),
        /** A set in `steps.json`. */
        steps: optional(stepsSchema.keyof()),
        heading: optional(text),
        /** The service's own steps. */
        items: optional(list(step)),
      })
      .refine(({ steps, items }) => (steps === null) !== (items === null), {
        error: 'must have either "steps" or "items"',
      }),
    z.strictObject({ kind: z.literal('frames'), ...headed, ...frames.shape }),
    z.strictObject({ kind: z.literal('benefits') }),
    z.strictObject({ kind: z.literal('preview'), ...colourPreview.shape }),
  ],
  'must be the kind of a section: columns, bars, points, questions, list, steps, frames, benefits or preview',
);

/** A service's entry in a list; its label defaults to the page's title. */
const entry = {
  label: optional(text),
  /** Position in this list, if it differs from the service's `order`. */
  order: optional(z.number()),
  /** Replaces the page's picture in this list. */
  picture: optional(picture),
};

/**
 * `services/<slug>.json`: a service, its page and its entries in the lists of services. Omit a list to stay
 * off it.
 */
export const serviceSchema = z.strictObject({
  ...pageWords,
  /** Former slugs, redirected to the page. */
  formerSlugs: z.array(slug).default([]),
  /** Position among the services. */
  order: z.number(),
  /** Whether the estimator can price this work. */
  hasOnlinePrice: z.boolean().default(true),
  /** Entry in the menus. */
  menu: optional(z.strictObject(entry)),
  /** Entry on the home page. */
  card: optional(z.strictObject({ ...entry, text })),
  /** Entry in the footer. */
  footer: optional(z.strictObject(entry)),
  /** Entry on /residential. */
  residential: optional(z.strictObject({ ...entry, text })),
  /** Id of the job that 'Get a price now' leads to. */
  job: optional(text),
  sections: list(sectionSchema),
});

/** A service in `site/content/services`. */
export type ServiceWords = z.infer<typeof serviceSchema>;
