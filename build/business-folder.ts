import { join, resolve } from 'node:path';
import { fromRoot } from './from-root';

/**
 * Folder of the business to build: `business.json`, `content` and, optionally, `images`. Set `BUSINESS` to
 * build another folder than `site`.
 */
export const businessFolder = resolve(fromRoot(process.env.BUSINESS || 'site'));

/** Folder of the pages' texts. */
export const contentFolder = join(businessFolder, 'content');
