import { readFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
import type { Mutant } from './report';

/** A change that no test can notice, because the code does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The line in which the change begins, without indentation. */
  readonly line: string;
  /** The code before and after, as `RESULTS.md` writes it. */
  readonly change: string;
  /** Why nothing can be noticed. */
  readonly reason: string;
}

/** The changes that were looked at and found to make no difference. */
export const equivalents = JSON.parse(
  readFileSync(fromRoot('tests/mutation/equivalents.json'), 'utf8'),
) as readonly Equivalent[];

/** Whether an entry of the list is about this mutant. */
export function isAbout({ file, line, change }: Equivalent, mutant: Mutant): boolean {
  return file === mutant.file && line === mutant.line && change === mutant.change;
}

/** The entries whose line is not in their file any more. */
export function withoutLine(entries: readonly Equivalent[]): readonly Equivalent[] {
  return entries.filter(({ file, line }) => {
    const lines = readFileSync(fromRoot(file), 'utf8').split('\n');
    return !lines.some((text) => text.trim() === line);
  });
}

/** The entries that are about no survivor of a measured file: a test notices the change, or there is no such change. */
export function withoutSurvivor(
  entries: readonly Equivalent[],
  mutants: readonly Mutant[],
): readonly Equivalent[] {
  return entries.filter(
    (entry) =>
      mutants.some(({ file }) => file === entry.file) &&
      !mutants.some((mutant) => isSurvivor(mutant) && isAbout(entry, mutant)),
  );
}

/** Whether no test has noticed the change. */
export function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
