import type { Brand } from '../../shared/brand/brand-schema';
import { describeShade, shadesOf } from '../../shared/brand/shades';
import { fontStack } from '../fonts/brand-fonts';

/** Values by their names in style sheets. */
export type BrandValues = Readonly<Record<string, string>>;

/** What `--brand(name)` stands for in style sheets: each shade, the two stacks of fonts, and the radii. */
export function brandValues({ colours, fonts, radius }: Brand): BrandValues {
  return {
    ...shadesOf(colours),
    'font-text': fontStack(fonts, 'text'),
    'font-heading': fontStack(fonts, 'heading'),
    radius: `${radius / 16}rem`,
    // Of buttons and fields.
    'radius-small': `${round((radius * 2) / 3) / 16}rem`,
    // The tags' own, in px: on other pages `rem` is not theirs to count on (docs/decisions/10-em-on-a-pixel-base.md).
    'tag-radius': `${round((radius * 5) / 6)}px`,
  };
}

/** The same values for people: how each comes about, for any brand. */
export function describedBrandValues(brand: Brand): BrandValues {
  const described = Object.keys(brandValues(brand)).map((name) => [name, describeShade(name)]);
  return { ...Object.fromEntries(described), 'tag-radius': '5/6 of radius' };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
