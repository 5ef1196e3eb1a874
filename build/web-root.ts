import { resolve } from 'node:path';
import { fromRoot } from './from-root';

/** The folder that the build fills and a host serves: `dist/`, or the one that `DIST` in the environment names. */
export const webRoot = resolve(process.env.DIST || fromRoot('dist'));

/** The folder that the examples are built into. They are no part of the site: another origin serves them. */
export const examplesRoot = process.env.DIST ? `${webRoot}-examples` : fromRoot('.cache/examples');
