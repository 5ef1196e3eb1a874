import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { nameFromRoot } from './from-root';

/** CSS descriptors that fit Arial to a font, so nothing shifts when the font loads. */
export type FallbackMetrics = Readonly<
  Record<'size-adjust' | 'ascent-override' | 'descent-override' | 'line-gap-override', string>
>;

/** A font file and the data in its tables. */
export interface FontFile {
  readonly path: string;
  /** Lightest and heaviest weight, equal unless the file has a weight axis. */
  readonly weights: readonly [number, number];
  readonly isItalic: boolean;
  /** Default of each axis besides the weight, by tag. */
  readonly otherAxes: Readonly<Record<string, number>>;
  /** Metrics that fit Arial, or Arial Bold, to the font at a weight. */
  readonly fallback: (weight: number, arial: keyof typeof arialWidths) => FallbackMetrics;
}

/** Texts whose width decides how Arial is fitted: sentences for regular, headings for bold. */
const sampleTexts = {
  regular:
    'Most rooms take a day. A whole home takes about a week. The same two painters come each morning, and you get the price before they start.',
  bold: 'Request a Free Quote. Three steps from the first call to a finished room. Walls you stop noticing for the right reasons. Why Choose Us',
};

/** Characters in the order of the widths below. */
const measured = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,';

/** Advance widths of Arial and Arial Bold in 1/1000 em, from Adobe's Helvetica metrics, which are equal. */
const arialWidths = {
  regular: widths(
    '556556500556556278556556222222500222833556556556556333500278556500722500500500',
    '667667722722667611778722278500667556833722778667778722667611722667944667667611278278278',
  ),
  bold: widths(
    '556611556611556333611611278278556278889611611611611389556333611556778556556500',
    '722722722722667611778722278556722611833722778667778722667611722667944667667611278278278',
  ),
};

/** Reads a font of any format; throws with the file's name if it isn't a font. */
export async function readFontFile(path: string): Promise<FontFile> {
  try {
    const face = new Face(new Blob(await convert(await readFile(path), 'sfnt')));
    const { wght, ...others } = face.getAxisInfos();
    // https://learn.microsoft.com/typography/opentype/spec/os2
    const os2 = Buffer.from(face.referenceTable('OS/2') ?? []);
    const ownWeight = os2.readUInt16BE(4);
    const font = new Font(face);
    return {
      path,
      weights: wght ? [wght.min, wght.max] : [ownWeight, ownWeight],
      isItalic: (os2.readUInt16BE(62) & 1) === 1,
      otherAxes: Object.fromEntries(Object.values(others).map((axis) => [axis.tag, axis.default])),
      fallback: (weight, arial) => {
        if (wght) font.setVariations([new Variation('wght', weight)]);
        const { ascender, descender, lineGap } = font.hExtents();
        const sample = [...sampleTexts[arial]];
        const own = sum(
          sample.map((character) => font.glyphHAdvance(font.nominalGlyph(character.charCodeAt(0)) ?? 0)),
        );
        const stretch =
          own / face.upem / sum(sample.map((character) => (arialWidths[arial].get(character) ?? 0) / 1000));
        const percent = (units: number) => `${Math.round((units / face.upem / stretch) * 10_000) / 100}%`;
        return {
          'size-adjust': `${Math.round(stretch * 10_000) / 100}%`,
          'ascent-override': percent(ascender),
          'descent-override': percent(-descender),
          'line-gap-override': percent(lineGap),
        };
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `${nameFromRoot(path)}: can't be read as a font (${reason}): download it again from its maker`,
    );
  }
}

/** Parses three digits per measured character. */
function widths(...digits: readonly string[]): ReadonlyMap<string, number> {
  const numbers = (digits.join('').match(/.{3}/g) ?? []).map(Number);
  return new Map(numbers.map((width, index) => [measured.charAt(index), width]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
