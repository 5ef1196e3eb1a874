import type { Plugin } from 'vite';
import { loadPrerender } from './load-prerender';

/**
 * Vite plugin that prerenders the tags of every built page, so forms show before the script runs. In dev the
 * script draws them.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender-tags',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { prerenderPage } = await loadPrerender();
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = prerenderPage(String(file.source));
          }
        }
      },
    },
  };
}
