import * as z from 'zod';
import { actionBar, banner, list, point, text } from './parts';

/** `site/content/about.json`: the page /about, and the figures that the home page shows too. */
export const aboutSchema = z.strictObject({
  banner,
  story: z.strictObject({ heading: text, paragraphs: list(text) }),
  method: z.strictObject({ heading: text, items: list(point) }),
  facts: list(z.strictObject({ value: text, label: text })),
  promise: z.strictObject({ heading: text, list: list(text) }),
  bars: z.strictObject({ now: actionBar, request: actionBar }),
});
