import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hasIcon } from '../pages/icon-tag';
import { isPage } from '../pages/page-files';
import { siteFolder } from '../site-folder';

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

/** The path of a page of this site, such as `/contact`. */
export const pageLink = z.string().refine(isPage, {
  error: (issue) => `${JSON.stringify(issue.input)} is no page of this site`,
});

/** A whole web address. */
export const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'must be a whole web address that begins with https:// or http://',
  );

/** The name of an icon: lucide's, or `mark-…` for one of `site/images/marks`. */
export const icon = z.string().refine(hasIcon, {
  error: (issue) => `there is no icon ${JSON.stringify(issue.input)}`,
});

/** The name of a picture in `site/images`, without its ending. */
export const picture = z
  .string()
  .refine((name) => /^[\w-]+$/.test(name) && existsSync(join(siteFolder, 'images', `${name}.webp`)), {
    error: (issue) => `there is no picture ${JSON.stringify(issue.input)} in site/images`,
  });

/** A heading with the text below it. */
export const section = z.strictObject({ heading: text, text });

/** The title and the introduction of a page's banner. */
export const banner = z.strictObject({ title: text, lead: text });

/** A point of `points.liquid`. */
export const point = z.strictObject({ title: text, icon, text });

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
