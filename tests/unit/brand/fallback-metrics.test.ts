import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readFonts, textWeights } from '../../../build/fonts/brand-fonts';
import { fallbackMetrics, sampleTexts } from '../../../build/fonts/fallback-metrics';
import { fromRoot } from '../../../build/from-root';

describe.each(Object.entries(readFonts()))('%s', (_family, { file, weight, fallback }) => {
  const arial = weight === textWeights ? 'regular' : 'bold';

  it('is listed with the metrics that fit Arial to it', async () => {
    const font = await subsetFont(readFileSync(fromRoot(`site/fonts/${file}`)), sampleTexts[arial], {
      targetFormat: 'sfnt',
      noLayoutClosure: true,
    });
    expect(fallbackMetrics(font, arial)).toEqual(fallback);
  });
});

it('a font twice as wide stretches Arial twice as far and halves its heights', () => {
  // A font file of five tables: 1000 units per em, heights 900 and -200, and every character 500 wide.
  const once = fallbackMetrics(squareFont(500), 'regular');
  const twice = fallbackMetrics(squareFont(1000), 'regular');
  expect(Number.parseFloat(twice['size-adjust'])).toBeCloseTo(2 * Number.parseFloat(once['size-adjust']), 1);
  expect(Number.parseFloat(once['ascent-override'])).toBeCloseTo(
    2 * Number.parseFloat(twice['ascent-override']),
    1,
  );
});

/** A minimal font file in which every character is the same glyph. */
function squareFont(width: number): Buffer {
  const tables = {
    head: Buffer.alloc(20),
    hhea: Buffer.alloc(36),
    cmap: Buffer.alloc(46),
    hmtx: Buffer.alloc(4),
  };
  tables.head.writeUInt16BE(1000, 18);
  tables.hhea.writeInt16BE(900, 4);
  tables.hhea.writeInt16BE(-200, 6);
  tables.hhea.writeUInt16BE(1, 34);
  tables.hmtx.writeUInt16BE(width, 0);
  tables.cmap.writeUInt16BE(1, 2);
  tables.cmap.writeUInt32BE(12, 8);
  tables.cmap.writeUInt16BE(4, 12);
  tables.cmap.writeUInt16BE(2, 18);
  tables.cmap.writeUInt16BE(0xffff, 26);
  const header = Buffer.alloc(12 + 16 * 4);
  header.writeUInt16BE(4, 4);
  let offset = header.length;
  for (const [index, [name, table]] of Object.entries(tables).entries()) {
    header.write(name, 12 + 16 * index, 'latin1');
    header.writeUInt32BE(offset, 12 + 16 * index + 8);
    offset += table.length;
  }
  return Buffer.concat([header, ...Object.values(tables)]);
}
