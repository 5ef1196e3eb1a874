import * as z from 'zod';
import { text } from '../../shared/schema-parts';
import { languageCodes } from '../../shared/texts';
import { missingPicture, pictureFiles } from '../business/image-folders';
import { hasIcon } from './icon-tag';

/** Fields that are texts: `...textFields('heading', 'button')`. */
export function textFields<Name extends string>(...names: readonly Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** Optional field that defaults to `null`, because templates reject unknown names. */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodDefault<z.ZodNullable<Schema>> {
  return schema.nullable().default(null as z.util.NoUndefined<z.output<Schema> | null>);
}

/** Non-empty list. */
export function list<Schema extends z.ZodType>(entry: Schema): z.ZodArray<Schema> {
  return z.array(entry).min(1, 'must not be empty');
}

/** Path of a page on this site, such as `/contact`; `deadContentLinks` checks that the page exists. */
export const pageLink = z.string().regex(/^\/(?!\/)/, 'must be the path of a page, such as /contact');

/** Part of an address that identifies a service or an article. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug, such as the-tool-box');

/** Icon name: lucide's, or `mark-…` for a file in `site/images/marks`. */
export const icon = z.string().refine(hasIcon, {
  error: (issue) => `there is no icon ${JSON.stringify(issue.input)}`,
});

/** A picture in `images`, by name without extension, and its alternative text. */
export const picture = z.strictObject({
  name: z
    .string()
    .refine((name) => pictureFiles().has(name), { error: (issue) => missingPicture(String(issue.input)) })
    .meta({ title: 'Picture', editor: 'picture' }),
  /** Alternative text; empty for decoration. */
  alt: z.string().trim().meta({ title: 'What it shows', description: 'Empty for decoration.' }),
});

/** Before-and-after pictures of one place, for `compare.liquid`. */
export const comparison = z.strictObject({ before: picture, after: picture, caption: text });

/** One place in successive states, for `frames.liquid`: a slider moves through them. */
export const frames = z.strictObject({
  /** Name of the slider. */
  slider: text,
  frames: list(z.strictObject({ picture, label: text })),
  caption: text,
});

/** A picture that visitors recolour where its mask is white, for `colour-preview.liquid`. */
export const colourPreview = z.strictObject({
  heading: text,
  text,
  picture,
  mask: picture,
  caption: text,
  /** Initial paint, by name in `paints.json`. */
  paint: text.meta({ choices: 'paints' }),
});

/** A heading and its text. */
export const section = z.strictObject({ heading: text, text });

/** A point of `points.liquid`. */
export const point = z.strictObject({ title: text, icon, text });

/** A numbered step of `steps.liquid`. */
export const step = z.strictObject({ title: text, text });

/** A link with its label. */
export const link = z.strictObject({
  label: text,
  path: pageLink.meta({ title: 'Page' }),
});

/** A link at the end of a text. */
export const textLink = z.strictObject({ text, href: pageLink.meta({ title: 'Page' }) });

/** Call to action of `action-bar.liquid`: opens the quote form or links to a page. */
export const actionBar = z
  .strictObject({
    text,
    button: text,
    action: optional(z.literal('quote', 'must be "quote"')).meta({ title: 'Opens the quote form' }),
    href: optional(pageLink).meta({ title: 'Page that it leads to' }),
    about: optional(text).meta({ title: 'What the button is about' }),
  })
  .refine(({ action, href }) => (action === null) !== (href === null), {
    error: 'must have either "action": "quote" or "href"',
  });

/** Texts that every page has. Frames, which hold a single tag, have no others. */
export const frameWords = { title: text, description: text };

/** Texts that every page except frames has. */
export const pageWords = {
  ...frameWords,
  /** Picture of the banner and of social links to the page. */
  picture,
  /** Main heading; defaults to the title. */
  heading: optional(text),
  lead: optional(text).meta({ title: 'Introduction' }),
  /** The banner's panel in the paint of its picture: a colour in `paints.json`, and its sheen. Without it, the brand's. */
  panel: optional(z.strictObject({ paint: text.meta({ choices: 'paints' }), sheen: text })),
  /** Overrides the picture of the band above the footer, from `footer.json`. */
  footerPicture: optional(picture),
};

/** Texts of a frame; `translations` holds the ones for languages other than the site's. */
export const frameSchema = z.strictObject({
  ...frameWords,
  translations: optional(
    z.array(z.strictObject({ language: text.pipe(z.enum(languageCodes)), title: text, fallback: text })),
  ),
});
