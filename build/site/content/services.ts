import * as z from 'zod';
import { pageWords } from './page-words';
import {
  actionBar,
  colourPreview,
  comparison,
  list,
  optional,
  picture,
  point,
  slug,
  step,
  text,
  textLink,
} from './parts';
import { stepsSchema } from './shared';

/** A column of text: what is given is shown in this order. Paragraphs, list items and notes may hold **bold** words and [links](/contact). */
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
    /** Below a table or picture, where the text beside it is longer. */
    note: optional(text),
  })
  .refine(({ note, ...given }) => Object.values(given).filter((content) => content !== null).length === 1, {
    error: 'must have one of "text", "table", "picture" and "compare"',
  });

const headed = {
  heading: text,
  lead: optional(text),
  link: optional(textLink),
  /** Beside what the section says. */
  picture: optional(picture),
};

/** A band of a service page: `site/partials/sections` has a template for each kind. */
const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('columns'),
      /** "even": both equally wide; "reverse": the second one on the left. */
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
        /** Those of `steps.json`. */
        steps: optional(stepsSchema.keyof()),
        heading: optional(text),
        /** The service's own. */
        items: optional(list(step)),
      })
      .refine(({ steps, items }) => (steps === null) !== (items === null), {
        error: 'must have either "steps" or "items"',
      }),
    z.strictObject({ kind: z.literal('benefits') }),
    z.strictObject({ kind: z.literal('preview'), ...colourPreview.shape }),
  ],
  'must be the kind of a section: columns, bars, points, questions, list, steps, benefits or preview',
);

/** What a list of services says of one. Without a label it is the title of its page. */
const entry = {
  label: optional(text),
  /** Its place in this list, where that differs from its `order`. */
  order: optional(z.number()),
  /** Shown there instead of the picture of its page. */
  picture: optional(picture),
};

/** `services/<slug>.json`: a service, its page and its entries in the lists of services. A list that it does not name leaves it out. */
export const serviceSchema = z.strictObject({
  ...pageWords,
  /** Earlier slugs, whose addresses lead to the page. */
  formerSlugs: z.array(slug).default([]),
  /** Its place among the services. */
  order: z.number(),
  /** In the menus. */
  menu: optional(z.strictObject(entry)),
  /** On the home page. */
  card: optional(z.strictObject({ ...entry, text })),
  /** In the footer. */
  footer: optional(z.strictObject(entry)),
  /** On /residential. */
  residential: optional(z.strictObject({ ...entry, text })),
  sections: list(sectionSchema),
});

/** A service as `site/content/services` gives it. */
export type ServiceWords = z.infer<typeof serviceSchema>;
