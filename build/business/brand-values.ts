import type { Brand } from '../../shared/brand/brand-schema';
import { describeShade, shadesOf } from '../../shared/brand/shades';
import { fontStack } from './brand-fonts';

/** Brand values by the names that style sheets use. */
export type BrandValues = Readonly<Record<string, string>>;

/** Value of each `--brand(name)`: shades, font stacks and radii. */
export function brandValues({ colours, fonts, radius }: Brand): BrandValues {
  return {
    ...shadesOf(colours),
    'font-text': fontStack(fonts, 'text'),
    'font-heading': fontStack(fonts, 'heading'),
    radius: `${radius / 16}rem`,
    // Buttons and fields.
    'radius-small': `${round((radius * 2) / 3) / 16}rem`,
    // In px, because tags can't rely on another page's `rem` (docs/decisions/10-em-on-a-pixel-base.md).
    'tag-radius': `${round((radius * 5) / 6)}px`,
  };
}

/** Brand values described in words, for documents that serve every business. */
export function describedBrandValues(brand: Brand): BrandValues {
  const described = Object.keys(brandValues(brand)).map((name) => [name, describeShade(name)]);
  return { ...Object.fromEntries(described), 'tag-radius': '5/6 of radius' };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
