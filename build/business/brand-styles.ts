import type { AcceptedPlugin, AtRule, Declaration } from 'postcss';
import { fontFaces } from './brand-fonts';
import { type BrandValues, brandValues } from './brand-values';
import { businessFile, readBusiness } from './business';

/**
 * PostCSS plugin that fills the brand into style sheets: `--brand(accent)` and `--brand(text / 18%)` become
 * values, `@brand-fonts;` becomes `@font-face` rules, with the addresses that `fontUrl` makes of paths.
 * `file` is the business's. Throws with file and line for an unknown value.
 */
export function brandStyles(file: string = businessFile, fontUrl?: (path: string) => string): AcceptedPlugin {
  return {
    postcssPlugin: 'brand-styles',
    prepare(result) {
      const { brand } = readBusiness(file);
      const values = brandValues(brand);
      result.messages.push({
        type: 'dependency',
        plugin: 'brand-styles',
        file,
        parent: result.opts.from,
      });
      return {
        Declaration(declaration: Declaration) {
          try {
            declaration.value = withBrand(declaration.value, values);
          } catch (error) {
            throw declaration.error(error instanceof Error ? error.message : String(error));
          }
        },
        AtRule: {
          'brand-fonts': async (rule: AtRule, { postcss }) => {
            const faces = await fontFaces(brand.fonts, undefined, fontUrl);
            rule.replaceWith(postcss.parse(faces, { from: result.opts.from }));
          },
        },
      };
    },
  };
}

/** Replaces each `--brand(name)` in a CSS value; throws for an unknown name. */
export function withBrand(value: string, values: BrandValues): string {
  return value.replace(/--brand\(([a-z-]+)(?: \/ (\d+)%)?\)/g, (_call, name: string, percent?: string) => {
    const found = values[name];
    if (found === undefined) throw new Error(`the brand has no value '${name}'`);
    return percent === undefined ? found : found + alphaDigits(Number(percent));
  });
}

/** Alpha digits that turn `#rrggbb` into `#rrggbbaa`. */
function alphaDigits(percent: number): string {
  return Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');
}
