import * as z from 'zod';
import { list, optional, pageLink, text } from './parts';

const link = { label: text, path: pageLink };

const item = z.strictObject({
  ...link,
  /** Which other pages mark the item as current: those whose path contains its own, or begins with it. */
  match: optional(z.enum(['contains', 'prefix'], 'must be "contains" or "prefix"')),
  badge: optional(text),
  children: optional(list(z.strictObject(link))),
});

/** `site/content/navigation.json`: the header's menu, its button and the mobile menu (docs/behaviour.md#13-header). */
export const navigationSchema = z.strictObject({
  header: list(item),
  price: z.strictObject({ ...link, badge: text }),
  mobile: list(item),
});
