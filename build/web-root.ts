import { resolve } from 'node:path';
import { fromRoot } from './from-root';

/** The build's output folder: `dist/`, or the one named by `DIST`. */
export const webRoot = resolve(process.env.DIST || fromRoot('dist'));

/** Output folder of the examples, which another origin serves. */
export const examplesRoot = process.env.DIST ? `${webRoot}-examples` : fromRoot('.cache/examples');
