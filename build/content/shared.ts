import * as z from 'zod';
import { text } from '../../shared/schema-parts';
import { icon, link, list, optional, picture, point, section, step, textFields } from './parts';

const item = z.strictObject({
  ...link.shape,
  /** Marks the item as current on pages whose path contains its own, or starts with it. */
  match: optional(z.enum(['contains', 'prefix'], 'must be "contains" or "prefix"')),
  badge: optional(text),
  /** Start of the label, shown in capitals. */
  initialism: optional(text),
  children: optional(list(link)),
  /** Whether to append the service pages to its children. */
  services: z.boolean().default(false),
});

/** `navigation.json`: header menu, its button and the mobile menu (docs/behaviour.md#13-header). */
export const navigationSchema = z.strictObject({
  tagline: text,
  header: list(item),
  price: z.strictObject({ ...link.shape, badge: text }),
  mobile: list(item),
  /** Background of the mobile menu. */
  picture,
  labels: z.strictObject({
    ...textFields('header', 'mobile', 'morePages', 'submenu', 'toggle', 'open', 'close', 'quote'),
  }),
});

/** `footer.json`: both bands above the footer, and the footer (docs/behaviour.md#17-footer). */
export const footerSchema = z.strictObject({
  quoteBand: z.strictObject({ text, button: text, picture }),
  callBand: z.strictObject({ text, button: text }),
  /** `figure` is printed inside the icon. */
  accreditations: z.array(z.strictObject({ icon, label: text, figure: optional(text) })),
  contact: text,
  services: text,
  blog: z.strictObject({
    heading: text,
    /** Slug of the footer's article; defaults to the newest. */
    article: optional(text.meta({ choices: 'articles' })),
  }),
  form: text,
  /** In place of the line below the form's button. */
  formNote: optional(text),
  links: list(link),
  feed: text,
});

/** `labels.json`: labels that many pages share. */
export const labelsSchema = z.strictObject({
  ...textFields('skipLink', 'breadcrumbs', 'contents', 'home', 'returnHome'),
  /** `next` is the estimator's first button in the bar, and `visit` leads to the card for a visit on /thank-you. */
  callBar: z.strictObject(textFields('region', 'text', 'next', 'visit')),
  ...textFields('readMore', 'about', 'newTab'),
  /** Below the lead of a banner. */
  bannerNote: optional(text),
  /** The same on pages whose work the estimator can price, with a link to it. */
  bannerNoteWithPrice: text,
  /** The same on a service's page, with a link to its own job, `{job}`. */
  bannerNoteWithJob: text,
  compare: z.strictObject({ before: text, after: text, slider: text }),
  quoteForm: z.strictObject({ banner: text, panel: text, fallback: text }),
});

/** `facts.json`: figures with labels. */
export const factListSchema = z.array(z.strictObject({ value: text, label: text }));

/** `paints.json`: colours that visitors can try on a room. */
export const paintsSchema = list(
  z.strictObject({
    name: text,
    colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb'),
  }),
);

/** `why-choose-us.json`: promises on the home page and on /reviews. */
export const whyChooseUsSchema = z.strictObject({ heading: text, items: list(point) });

/** `benefits.json`: benefits of interior painting. */
export const benefitsSchema = z.strictObject({ heading: text, items: list(point) });

const steps = z.strictObject({ heading: text, items: list(step) });

/** `steps.json`: numbered steps. */
export const stepsSchema = z.strictObject({ home: steps, howItWorks: steps, project: steps });

/** `service-area.json`: the section with the map. */
export const serviceAreaSectionSchema = section;
