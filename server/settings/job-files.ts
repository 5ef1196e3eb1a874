import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Job, parseJob } from '../../shared/jobs/job';

const folder = fileURLToPath(new URL('../../shared/jobs/', import.meta.url));

/** Every job that has a file in `shared/jobs/`, checked; throws an Error that names file and field. */
export function readJobs(): readonly Job[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const file = `shared/jobs/${name}`;
    const text = readFileSync(folder + name, 'utf8');
    try {
      return parseJob(JSON.parse(text), file);
    } catch (error) {
      throw error instanceof SyntaxError ? new Error(`${file}: is not valid JSON: ${error.message}`) : error;
    }
  });
}
