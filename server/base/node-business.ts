import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutByteOrderMark } from '../../shared/without-byte-order-mark';
import { parseServerBusiness, type ServerBusiness } from './business';
import { readJobs } from './job-files';

const root = new URL('../..', import.meta.url);
const folder = process.env.BUSINESS || 'site';
const file = `${folder}/business.json`;

/** The business of `site/business.json`, or of the folder that `BUSINESS` in the environment names, checked when the program starts. */
export const ownBusiness: ServerBusiness = parseServerBusiness(
  JSON.parse(withoutByteOrderMark(readFileSync(fileURLToPath(new URL(file, root)), 'utf8'))),
  file,
  readJobs(folder),
);
