import * as z from 'zod';
import { actionBar, banner, list, section, text } from './parts';

/** `site/content/residential.json`: the page /residential. */
export const residentialSchema = z.strictObject({
  banner,
  introduction: z.strictObject({
    heading: text,
    paragraphs: list(text),
    listHeading: text,
    list: list(text),
  }),
  timing: z.strictObject({ heading: text, text, note: text }),
  bars: z.strictObject({ quote: actionBar, contact: actionBar }),
  services: section,
  warranty: section,
});
