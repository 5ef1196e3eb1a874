import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { businessFile } from '../../business';
import { generatedFileNames } from '../files/generated-files';
import { deadLinks } from '../links/dead-links';
import { renderPage } from '../pages/site';
import type { SiteReader } from '../pages/site-reader';
import { siteFolder } from '../site-folder';

/**
 * Renders each page with Liquid before Vite sees it. A dead link between the pages stops the build; in dev, a change of a
 * partial, of content or of the business reloads the page.
 */
export function pagesPlugin(reader: SiteReader): Plugin {
  const rendered = new Map<string, string>();
  return {
    name: 'site-pages',
    async buildStart() {
      // Read before the first page, so that a mistake in the site's data is reported once and not for every page.
      if (this.environment.mode === 'build') await reader.readOnce();
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(source, { filename, server }) {
        const file = relative(siteFolder, filename).split(sep).join('/');
        if (file.startsWith('..')) return source;
        const html = await renderPage(await (server ? reader.read() : reader.readOnce()), file);
        rendered.set(file, html);
        return html;
      },
    },
    generateBundle() {
      const dead = deadLinks(rendered, isFileOfWebRoot);
      if (dead.length > 0) throw new Error(dead.join('\n'));
    },
    hotUpdate({ file }) {
      if (!isSharedSource(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function isFileOfWebRoot(path: string): boolean {
  return generatedFileNames.includes(path.slice(1)) || existsSync(join(siteFolder, 'public', path));
}

function isSharedSource(file: string): boolean {
  if (file === businessFile) return true;
  const [folder = ''] = relative(siteFolder, file).split(sep);
  return ['partials', 'content', 'images'].includes(folder);
}
