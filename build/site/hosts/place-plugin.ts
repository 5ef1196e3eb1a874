import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { webRoot } from '../../folders';
import { filesOfWebRoot } from '../files/generated-files';
import type { SiteReader } from '../pages/site';
import { pageFileName } from './host-settings';
import { placeLinks } from './place-links';

/**
 * Renames built pages and rewrites their links for the host's settings (docs/going-live.md); changes nothing
 * with the defaults.
 */
export function placePlugin(reader: SiteReader): Plugin {
  const ofWebRoot = new Map<string, string | Uint8Array>();
  return {
    name: 'site-place',
    apply: 'build',
    async buildStart() {
      const { host } = reader.readOnce().business;
      // Vite empties only the site's folder, which may be below the web root.
      if (host.basePath !== '/') await rm(webRoot, { recursive: true, force: true });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { business, pages } = reader.readOnce();
        const { host } = business;
        if (host.basePath === '/' && host.urls === 'files') return;
        const paths = new Set(pages.map(({ path }) => path));
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset') continue;
          if (filesOfWebRoot.includes(name)) {
            ofWebRoot.set(name, file.source);
            delete bundle[name];
          } else if (name.endsWith('.html')) {
            const source = placeLinks(String(file.source), host, (path) => paths.has(path));
            delete bundle[name];
            this.emitFile({ type: 'asset', fileName: pageFileName(name, host), source });
          }
        }
      },
    },
    async writeBundle() {
      await mkdir(webRoot, { recursive: true });
      for (const [name, source] of ofWebRoot) await writeFile(join(webRoot, name), source);
    },
  };
}
