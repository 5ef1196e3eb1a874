import * as z from 'zod';
import { actionBar, banner, list, pageLink, point, section, text } from './parts';

/** `site/content/home.json`: the home page. */
export const homeSchema = z.strictObject({
  banner,
  introduction: z.strictObject({
    heading: text,
    paragraphs: list(text),
    listHeading: text,
    list: list(text),
  }),
  bars: z.strictObject({ quote: actionBar, request: actionBar, contact: actionBar }),
  oneDay: z.strictObject({ heading: text, description: text, text }),
  promises: z.strictObject({ heading: text, items: list(point) }),
  services: section,
  estimator: z.strictObject({ heading: text, text, button: text, href: pageLink }),
  area: section,
});
