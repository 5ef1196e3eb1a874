import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { webRoot } from '../../web-root';
import { filesOfWebRoot } from '../files/generated-files';
import type { SiteReader } from '../pages/site-reader';
import { pageFileName } from './host-settings';
import { placeLinks } from './place-links';

/** Gives the built pages the names and the addresses that the host's settings ask for (docs/going-live.md); with the defaults it changes nothing. */
export function placePlugin(reader: SiteReader): Plugin {
  const ofWebRoot = new Map<string, string | Uint8Array>();
  return {
    name: 'site-place',
    apply: 'build',
    async buildStart() {
      const { host } = reader.readOnce().business;
      // Vite empties only the folder of the site, which may lie below the web root.
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
