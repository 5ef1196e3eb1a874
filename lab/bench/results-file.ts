import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fromRoot } from '../../build/from-root';

/** Writes a text into `tests/speed/RESULTS.md` between the markers of that name. */
export async function writeSection(name: string, text: string): Promise<void> {
  const file = fromRoot('tests/speed/RESULTS.md');
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
