import { readFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';

/** Outcome of a mutant; only survivors and uncovered ones are bad. */
export type MutantStatus = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored';

/** A mutant: a small code change and its outcome. */
export interface Mutant {
  readonly file: string;
  readonly lineNumber: number;
  /** The line where the change starts, without indentation. */
  readonly line: string;
  /** The code before and after, on one line. */
  readonly change: string;
  readonly status: MutantStatus;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: MutantStatus;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** Mutants of Stryker's last report, including parts measured before. */
export function readReport(): readonly Mutant[] {
  const report = JSON.parse(readFileSync(fromRoot('.cache/mutation.json'), 'utf8')) as StrykerReport;
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ status, replacement = '', location: { start, end } }) => ({
      file,
      status,
      lineNumber: start.line,
      line: lines[start.line - 1]?.trim() ?? '',
      change: `${oneLine(textBetween(lines, start, end))} → ${oneLine(replacement)}`,
    }));
  });
}

/** Lines and columns count from 1. */
function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const inside = lines.slice(start.line - 1, end.line);
  inside.push((inside.pop() ?? '').slice(0, end.column - 1));
  inside[0] = (inside[0] ?? '').slice(start.column - 1);
  return inside.join('\n');
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
