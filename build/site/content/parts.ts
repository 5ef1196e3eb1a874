import * as z from 'zod';
import { hasIcon } from '../pages/icon-tag';
import { imageFile } from '../pictures/image-folders';

/** Words for visitors. */
export const text = z.string().trim().min(1, 'must not be empty');

/** A field that may be left out; templates then see `null`, since an unknown name would stop the build. */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodDefault<z.ZodNullable<Schema>> {
  return schema.nullable().default(null as z.util.NoUndefined<z.output<Schema> | null>);
}

/** A list that is not empty. */
export function list<Schema extends z.ZodType>(entry: Schema): z.ZodArray<Schema> {
  return z.array(entry).min(1, 'must not be empty');
}

/** The path of a page of this site, such as `/contact`. Whether there is such a page, `deadContentLinks` tells. */
export const pageLink = z.string().regex(/^\/(?!\/)/, 'must be the path of a page, such as /contact');

/** A whole web address. */
export const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'must be a whole web address that begins with https:// or http://',
  );

/** The part of an address that names a service or an article. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug, such as the-tool-box');

/** The name of an icon: lucide's, or `mark-…` for one of `site/images/marks`. */
export const icon = z.string().refine(hasIcon, {
  error: (issue) => `there is no icon ${JSON.stringify(issue.input)}`,
});

/** A picture in `site/images`, by its name without the ending, and what it shows. */
export const picture = z.strictObject({
  name: z.string().refine((name) => /^[\w-]+$/.test(name) && imageFile(`${name}.webp`) !== undefined, {
    error: (issue) => `there is no picture ${JSON.stringify(issue.input)} in site/images`,
  }),
  /** For those who do not see it; empty where it is decoration. */
  alt: z.string().trim(),
});

/** Two pictures of the same place, for `compare.liquid`. */
export const comparison = z.strictObject({ before: picture, after: picture, caption: text });

/** A picture to be painted, for `sections/preview.liquid`: white where its mask is. */
export const colourPreview = z.strictObject({
  heading: text,
  text,
  picture,
  mask: picture,
  caption: text,
  /** The paint it is shown in first, by its name in `paints.json`. */
  paint: text,
});

/** A heading with the text below it. */
export const section = z.strictObject({ heading: text, text });

/** A point of `points.liquid`. */
export const point = z.strictObject({ title: text, icon, text });

/** A numbered step of `steps.liquid`. */
export const step = z.strictObject({ title: text, text });

/** A link with its label. */
export const link = z.strictObject({ label: text, path: pageLink });

/** A link at the end of a text. */
export const textLink = z.strictObject({ text, href: pageLink });

/** A call to action of `action-bar.liquid`: it opens the quote form or leads to a page. */
export const actionBar = z
  .strictObject({
    text,
    button: text,
    action: optional(z.literal('quote', 'must be "quote"')),
    href: optional(pageLink),
    about: optional(text),
  })
  .refine(({ action, href }) => (action === null) !== (href === null), {
    error: 'must have either "action": "quote" or "href"',
  });
