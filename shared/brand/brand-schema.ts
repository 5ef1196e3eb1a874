import * as z from 'zod';
import { shadesOf } from './shades';
import { unreadablePairs } from './text-pairs';

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be # and six digits from 0 to f');
const family = z.string().regex(/^[\w-]+( [\w-]+)*$/, 'must be the name of a font family, such as Figtree');

const colours = z
  .strictObject({
    brand: colour,
    textOnBrand: colour,
    accent: colour,
    textOnAccent: colour,
    highlight: colour,
    textOnHighlight: colour,
    ground: colour,
    textOnGround: colour,
  })
  .superRefine((chosen, context) => {
    for (const message of unreadablePairs(shadesOf(chosen))) context.addIssue({ code: 'custom', message });
  });

/** `brand` of `site/business.json`: the look of a business, from which the pages, the tags, the icons and the mails are made. */
export const brandSchema = z.strictObject({
  colours,
  /** Families with files in the folder `fonts`, or system fonts (build/business/brand-fonts.ts). */
  fonts: z.strictObject({ text: family, heading: family }),
  /** Corner radius of cards, in px. Smaller boxes get smaller ones. */
  radius: z.number('must be a number').min(0, 'must be from 0 to 32').max(32, 'must be from 0 to 32'),
  /**
   * An SVG file, from the folder `images`, that is visible on white and on dark. It may use the brand's shades:
   * `fill="var(--accent)"`.
   */
  logo: z.string().regex(/^[\w/-]+\.svg$/, 'must be an SVG file in images, such as marks/logo.svg'),
});

/** The look of a business. */
export type Brand = z.infer<typeof brandSchema>;
