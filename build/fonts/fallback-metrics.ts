import type { FontFiles } from './brand-fonts';

type FallbackMetrics = FontFiles[string]['fallback'];

/** Texts whose width decides how Arial is fitted: sentences for regular, headings for bold. */
export const sampleTexts = {
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

/**
 * Metrics that fit Arial to a font (an uncompressed OpenType file), so nothing shifts when the font loads:
 * equal width over the sample, and the font's own heights.
 */
export function fallbackMetrics(font: Buffer, arial: keyof typeof arialWidths): FallbackMetrics {
  const tables = tablesOf(font);
  const at = (table: string) => tables.get(table) ?? 0;
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const [ascent, descent, lineGap] = [4, 6, 8].map(
    (offset) => font.readInt16BE(at('hhea') + offset) / unitsPerEm,
  );
  const lastWidth = font.readUInt16BE(at('hhea') + 34) - 1;
  const widthOf = (character: string) => {
    const glyph = Math.min(glyphOf(font, at('cmap'), character.charCodeAt(0)), lastWidth);
    return font.readUInt16BE(at('hmtx') + 4 * glyph) / unitsPerEm;
  };
  const sample = [...sampleTexts[arial]];
  const own = sum(sample.map(widthOf));
  const stretch = own / sum(sample.map((character) => (arialWidths[arial].get(character) ?? 0) / 1000));
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;
  return {
    'size-adjust': percent(stretch),
    'ascent-override': percent((ascent ?? 0) / stretch),
    'descent-override': percent(-(descent ?? 0) / stretch),
    'line-gap-override': percent((lineGap ?? 0) / stretch),
  };
}

/** Table offsets of a font: https://learn.microsoft.com/typography/opentype/spec/otff */
function tablesOf(font: Buffer): ReadonlyMap<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

/**
 * Glyph index of a character in a format 4 cmap: https://learn.microsoft.com/typography/opentype/spec/cmap
 */
function glyphOf(font: Buffer, cmap: number, character: number): number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) return 0;
  const doubled = font.readUInt16BE(table + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const start = font.readUInt16BE(table + 16 + doubled + segment);
    if (character > font.readUInt16BE(table + 14 + segment)) continue;
    if (character < start) return 0;
    const delta = font.readUInt16BE(table + 16 + 2 * doubled + segment);
    const range = table + 16 + 3 * doubled + segment;
    const offset = font.readUInt16BE(range);
    const glyph = offset === 0 ? character : font.readUInt16BE(range + offset + 2 * (character - start));
    return (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Parses three digits per measured character. */
function widths(...digits: readonly string[]): ReadonlyMap<string, number> {
  const numbers = (digits.join('').match(/.{3}/g) ?? []).map(Number);
  return new Map(numbers.map((width, index) => [measured.charAt(index), width]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
