import { join, resolve } from 'node:path';
import { fromRoot } from './from-root';

/**
 * The folder of the business that is built: its `business.json`, its words in `content` and, where it has its own, its
 * pictures in `images`. `BUSINESS` in the environment names another than `site`.
 */
export const businessFolder = resolve(fromRoot(process.env.BUSINESS || 'site'));

/** The folder of all words of the pages. */
export const contentFolder = join(businessFolder, 'content');
