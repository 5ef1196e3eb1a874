import * as z from 'zod';
import { icon, link, list, optional, picture, point, section, step, text } from './parts';

const item = z.strictObject({
  ...link.shape,
  /** Which other pages mark the item as current: those whose path contains its own, or begins with it. */
  match: optional(z.enum(['contains', 'prefix'], 'must be "contains" or "prefix"')),
  badge: optional(text),
  /** What the label begins with and is written in capitals. */
  initialism: optional(text),
  children: optional(list(link)),
  /** Whether the pages of the services follow its children. */
  services: z.boolean().default(false),
});

/** `navigation.json`: the header's menu, its button and the mobile menu (docs/behaviour.md#13-header). */
export const navigationSchema = z.strictObject({
  tagline: text,
  header: list(item),
  price: z.strictObject({ ...link.shape, badge: text }),
  mobile: list(item),
  /** Behind the mobile menu. */
  picture,
  labels: z.strictObject({
    header: text,
    mobile: text,
    morePages: text,
    submenu: text,
    toggle: text,
    open: text,
    close: text,
    quote: text,
  }),
});

/** `footer.json`: the two bands above the footer, and the footer (docs/behaviour.md#17-footer). */
export const footerSchema = z.strictObject({
  quoteBand: z.strictObject({ text, button: text, picture }),
  callBand: z.strictObject({ text, button: text }),
  /** `figure` stands within the icon. */
  accreditations: list(z.strictObject({ icon, label: text, figure: optional(text) })),
  contact: text,
  services: text,
  blog: z.strictObject({
    heading: text,
    /** The article that the footer shows, by its slug. */
    article: text,
  }),
  form: text,
  links: list(link),
  feed: text,
});

/** `labels.json`: what is written on many pages. */
export const labelsSchema = z.strictObject({
  skipLink: text,
  breadcrumbs: text,
  contents: text,
  home: text,
  returnHome: text,
  callBar: z.strictObject({ region: text, text }),
  readMore: text,
  about: text,
  newTab: text,
  bannerButton: text,
  /** Under the banner's buttons: what the free estimate is, with a link to the price that is shown at once. */
  bannerNote: text,
  compare: z.strictObject({ before: text, after: text, slider: text }),
  quoteForm: z.strictObject({ banner: text, panel: text, fallback: text }),
});

/** `facts.json`: figures with their labels. */
export const factsSchema = list(z.strictObject({ value: text, label: text }));

/** `paints.json`: the colours that visitors may paint a room in. */
export const paintsSchema = list(
  z.strictObject({
    name: text,
    colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb'),
  }),
);

/** `why-choose-us.json`: the home page's list of promises, which /reviews shows too. */
export const whyChooseUsSchema = z.strictObject({ heading: text, items: list(point) });

/** `benefits.json`: the benefits of interior painting. */
export const benefitsSchema = z.strictObject({ heading: text, items: list(point) });

const steps = z.strictObject({ heading: text, items: list(step) });

/** `steps.json`: the numbered steps. */
export const stepsSchema = z.strictObject({ home: steps, howItWorks: steps, project: steps });

/** `service-area.json`: the band with the map. */
export const serviceAreaSchema = section;
