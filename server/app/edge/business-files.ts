import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOwnJobs } from '../../base/job-files';

// The scripts of package.json put the output of this into the worker, which can't read files.
const place = process.env.BUSINESS || 'site';
const folder = resolve(fileURLToPath(new URL('../../..', import.meta.url)), place);
const business: unknown = JSON.parse(readFileSync(join(folder, 'business.json'), 'utf8'));
console.log(JSON.stringify({ place, business, jobs: readOwnJobs(join(folder, 'jobs')) }));
