import * as z from 'zod';
import { actionBar, icon, list, optional, pageLink, picture, text } from './parts';

/** `site/content/services.json`: the services as cards, in the footer and on /residential. */
export const servicesSchema = z.strictObject({
  cards: list(z.strictObject({ label: text, path: pageLink, image: picture, alt: text, text })),
  footer: list(z.strictObject({ label: text, path: pageLink })),
  residential: list(z.strictObject({ label: text, path: optional(pageLink), icon, text })),
});

/** `site/content/service-bars.json`: the calls to action of the four service pages. */
export const serviceBarsSchema = z.strictObject({
  interior: z.strictObject({
    ask: actionBar,
    writing: actionBar,
    contact: actionBar,
    settle: actionBar,
    more: actionBar,
  }),
  condo: z.strictObject({ ask: actionBar, date: actionBar, contact: actionBar, more: actionBar }),
  garage: z.strictObject({ ask: actionBar, photos: actionBar, contact: actionBar, more: actionBar }),
  cabinet: z.strictObject({ ask: actionBar, photos: actionBar, contact: actionBar, more: actionBar }),
});
