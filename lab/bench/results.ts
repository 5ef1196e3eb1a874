import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fromRoot } from '../../build/business/from-root';
import type { Weight } from './build-pages';
import { ranksText } from './ranks';
import { type Figures, median } from './visits';

/** Measurements of a contender. */
export interface Result {
  readonly name: string;
  readonly weight: Weight | undefined;
  /** One entry per round. */
  readonly visits: readonly Figures[];
}

type Row = readonly [label: string, figure: string, unit: 'ms' | 'kB' | 'MB' | '' | '%'];

const rows: readonly Row[] = [
  ['First usable field', 'usableMs', 'ms'],
  ['First usable field, slow 4G and 4x CPU', 'slow usableMs', 'ms'],
  ['Script time until then', 'scriptMs', 'ms'],
  ['Script time, 4x CPU', 'slow scriptMs', 'ms'],
  ['Longest task', 'longestTaskMs', 'ms'],
  ['Blocking time', 'blockingMs', 'ms'],
  ['Blocking time, 4x CPU', 'slow blockingMs', 'ms'],
  ['Layout shift', 'shift', ''],
  ['Heap', 'heapBytes', 'MB'],
  ['Keystroke to paint', 'keyMs', 'ms'],
  ['Keystroke to paint, 4x CPU', 'slow keyMs', 'ms'],
  ['Five messages at once', 'messagesMs', 'ms'],
  ['Five messages at once, 4x CPU', 'slow messagesMs', 'ms'],
  ['Change of step', 'stepMs', 'ms'],
  ['Change of step, 4x CPU', 'slow stepMs', 'ms'],
  ['From the choice to the calculator', 'calculatorMs', 'ms'],
  ['From the choice to the calculator, 4x CPU', 'slow calculatorMs', 'ms'],
  ['Main thread busy with the price, 4x CPU', 'slow priceBusyMs', 'ms'],
  ['50 on a page, all usable', 'fiftyMs', 'ms'],
  ['One of 200 mounts', 'mountMs', 'ms'],
  ['Heap growth over 200 mounts', 'heapGrowth', '%'],
];

/** Writes the tables into `tests/pages/speed/RESULTS.md`. */
export function writeResults(results: readonly Result[], chromiumVersion: string): Promise<void> {
  return writeSection('bench', resultsText(results, chromiumVersion));
}

function resultsText(results: readonly Result[], chromiumVersion: string): string {
  const table = [
    tableLine(['', ...results.map(({ name }) => name)]),
    tableLine(['---', ...results.map(() => '---:')]),
    ...(['raw', 'gzip', 'brotli'] as const).map((kind) =>
      tableLine([`Bytes, ${kind}`, ...weightCells(results, kind)]),
    ),
    ...rows.map(([label, figure, unit]) => tableLine([label, ...figureCells(results, figure, unit)])),
  ];
  return [
    `${circumstances(`Chromium ${chromiumVersion}`)}; ${results[0]?.visits.length} rounds.`,
    '',
    'Median (lowest to highest); × is the ratio to the first column.',
    '',
    ...table,
    '',
    ranksText(table),
  ].join('\n');
}

function weightCells(results: readonly Result[], kind: keyof Weight): readonly string[] {
  const bytes = results.map(({ weight }) => weight?.[kind] ?? Number.NaN);
  return bytes.map((one, index) => `${(one / 1000).toFixed(1)} kB${ratio(one, bytes[0], index)}`);
}

function figureCells(results: readonly Result[], figure: string, unit: Row[2]): readonly string[] {
  const middles = results.map(({ visits }) => median(visits.map((visit) => visit[figure] ?? Number.NaN)));
  return results.map(({ visits }, index) => {
    const all = visits.map((visit) => visit[figure] ?? Number.NaN);
    const middle = middles[index] ?? Number.NaN;
    const spread = `${shown(Math.min(...all), unit)} to ${shown(Math.max(...all), unit)}`;
    const rate = unit === '' || unit === '%' ? '' : ratio(middle, middles[0], index);
    return `${shown(middle, unit)} ${unit} (${spread})${rate}`.replace('  ', ' ');
  });
}

function ratio(figure: number, first: number | undefined, index: number): string {
  return index > 0 && first ? ` ×${(figure / first).toFixed(2)}` : '';
}

function shown(figure: number, unit: Row[2]): string {
  if (unit === 'MB') return (figure / 1e6).toFixed(2);
  if (unit === '%') return (figure * 100).toFixed(1);
  if (unit === '') return figure.toFixed(3);
  return figure < 100 ? figure.toFixed(1) : figure.toFixed(0);
}

/** Writes a text into `tests/pages/speed/RESULTS.md` between the markers of that name. */
export async function writeSection(name: string, text: string): Promise<void> {
  const file = fromRoot('tests/pages/speed/RESULTS.md');
  const marks = { start: `<!-- ${name} -->`, end: `<!-- /${name} -->` };
  const [before, rest] = (await readFile(file, 'utf8')).split(marks.start);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has lost its marks for ${name}`);
  await writeFile(file, `${before}${marks.start}\n${text}\n${marks.end}${after}`);
}

/** Date, browser and machine of a measurement, with its load. */
export function circumstances(browser: string): string {
  const processor = cpus()[0]?.model.replace(/\s+/g, ' ') ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1]?.toFixed(1);
  return `${date}, ${cpus().length} × ${processor}, ${browser}, Node ${process.versions.node}; load over the last five minutes: ${load}`;
}

/** A row of a Markdown table. */
export function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
