import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildExamples } from './build-examples';

/** Builds the examples into the folder `examples` of the web root, after the site and the tags. */
export function examplesPlugin(): Plugin {
  return {
    name: 'examples',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const webRoot = builder.environments.client?.config.build.outDir;
        if (webRoot === undefined) throw new Error('The examples are built with the site');
        await buildExamples(join(webRoot, 'examples'));
      },
    },
  };
}
