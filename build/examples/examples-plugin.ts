import type { Plugin } from 'vite';
import { examplesRoot } from '../web-root';
import { buildExamples } from './build-examples';

/** Builds the examples after the site and the tags. */
export function examplesPlugin(): Plugin {
  return {
    name: 'examples',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: () => buildExamples(examplesRoot),
    },
  };
}
