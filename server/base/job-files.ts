import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Job, withOwnJobs } from '../../shared/jobs/job';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { withoutByteOrderMark } from '../../shared/without-byte-order-mark';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The jobs that a business can do: the stock ones, and those in `jobs` of its folder, which is absolute or relative to the
 * repository. Throws an Error that names file and field.
 */
export function readJobs(businessFolder: string): readonly Job[] {
  const folder = resolve(root, businessFolder, 'jobs');
  return withOwnJobs(stockJobs, readOwnJobs(folder), nameOf(folder));
}

/** The unchecked files of a folder of jobs, which may be missing, by their names. */
export function readOwnJobs(folder: string): Readonly<Record<string, unknown>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    files.sort().map((name) => [basename(name, '.json'), readJson(join(folder, name))]),
  );
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(readFileSync(path, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${nameOf(path)}: is not valid JSON: ${error.message}`);
  }
}

/** Path for messages: relative to the repository, or absolute outside it. */
function nameOf(path: string): string {
  const name = relative(root, path);
  return name.startsWith('..') ? path : name;
}
