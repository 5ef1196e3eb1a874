import type { Plugin } from 'vite';
import { examplesRoot } from '../business/folders';
import { buildExamples } from './build-examples';

/** Vite plugin that builds the examples after the site and the tags. */
export function examplesPlugin(): Plugin {
  return {
    name: 'examples',
    buildApp: { order: 'post', handler: () => buildExamples(examplesRoot) },
  };
}
