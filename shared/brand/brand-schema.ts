import * as z from 'zod';
import { shadesOf } from './shades';
import { unreadablePairs } from './text-pairs';

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be # and six digits from 0 to f');
const pictureFile = z
  .string()
  .regex(
    /^[\w/-]+\.(svg|png|jpe?g|webp)$/i,
    'must be a picture in images, such as marks/logo.svg or logo.png',
  );
const family = z.string().regex(/^[\w-]+( [\w-]+)*$/, 'must be the name of a font family, such as Figtree');

const colours = z
  .strictObject({
    brand: colour.meta({ title: 'Of headers' }),
    textOnBrand: colour.meta({ title: 'Text on it' }),
    accent: colour.meta({ title: 'Of main buttons' }),
    textOnAccent: colour.meta({ title: 'Text on them' }),
    highlight: colour.meta({ title: 'Of highlighted words' }),
    textOnHighlight: colour.meta({ title: 'Text on highlights' }),
    ground: colour.meta({ title: 'Of the ground' }),
    textOnGround: colour.meta({ title: 'Text on the ground' }),
  })
  .superRefine((chosen, context) => {
    for (const message of unreadablePairs(shadesOf(chosen))) context.addIssue({ code: 'custom', message });
  });

/** `brand` of `site/business.json`: the look of a business, from which the pages, the tags, the icons and the mails are made. */
export const brandSchema = z.strictObject({
  colours: colours.meta({ title: 'Colours' }),
  /** Families with files in the folder `fonts`, or system fonts (build/business/brand-fonts.ts). */
  fonts: z.strictObject({
    text: family.meta({ title: 'Of texts' }),
    heading: family.meta({ title: 'Of headings' }),
  }),
  /** Corner radius of cards, in px. Smaller boxes get smaller ones. */
  radius: z
    .number('must be a number')
    .min(0, 'must be from 0 to 32')
    .max(32, 'must be from 0 to 32')
    .meta({ title: 'Roundness of corners, from 0 to 32' }),
  /** Beside the name in the header, on icons and on the pictures of social networks. A drawing may use the brand's shades: `fill="var(--accent)"`. */
  logo: pictureFile.meta({
    title: 'Logo',
    description:
      'An SVG, PNG or JPEG that is visible on white and on dark, such as marks/logo.svg. Icons are made from it.',
    editor: 'logo',
  }),
  /** In place of logo and name in the header. */
  wordmark: pictureFile.optional().meta({
    title: 'Wordmark',
    description: 'A logo with the name in it. The header shows it in place of logo and name.',
    editor: 'logo',
  }),
});

/** The look of a business. */
export type Brand = z.infer<typeof brandSchema>;
