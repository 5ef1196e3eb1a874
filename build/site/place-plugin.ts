import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import type { HostSettings } from '../../shared/business/host-schema';
import { webRoot } from '../business/folders';
import { fileHref, pageFileName, pageHref } from '../business/host-settings';
import { filesOfWebRoot } from './generated-files';
import type { SiteReader } from './site';

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

/**
 * A page's HTML with every site path (`/about`, `/pictures/a.webp`) turned into its address on the host.
 * `isPage` tells pages from files. Every other byte stays.
 */
export function placeLinks(html: string, host: HostSettings, isPage: (path: string) => boolean): string {
  const place = (address: string) => placed(address, host, isPage);
  const changes = parse(html, { comment: true })
    .querySelectorAll('*')
    .flatMap((element) => changedStartTag(html, element, place));
  // From the end, so earlier positions stay valid.
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, tag }) => text.slice(0, start) + tag + text.slice(end), html);
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly tag: string;
}

/** Attributes that hold addresses, besides those ending in `-url`. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'mask'];

function changedStartTag(html: string, element: HTMLElement, place: (address: string) => string): Change[] {
  const changed = Object.entries(element.rawAttributes).flatMap(([name, before]) => {
    const after = placedAttribute(name, before, place);
    return after === before ? [] : [{ name, before, after }];
  });
  if (changed.length === 0) return [];
  const start = element.range[0];
  const end = startTagEnd(html, start);
  const tag = changed.reduce(
    (text, { name, before, after }) =>
      text
        .replace(`${name}="${before}"`, () => `${name}="${after}"`)
        .replace(`${name}='${before}'`, () => `${name}='${after}'`),
    html.slice(start, end),
  );
  return [{ start, end, tag }];
}

function placedAttribute(name: string, value: string, place: (address: string) => string): string {
  if (name.endsWith('srcset')) return value.split(/,\s+/).map(place).join(', ');
  return urlAttributes.includes(name) || name.endsWith('-url') ? place(value) : value;
}

function placed(address: string, host: HostSettings, isPage: (path: string) => boolean): string {
  const [path = ''] = address.split(/[?#\s]/, 1);
  return isPage(path) ? pageHref(address, host) : fileHref(address, host);
}

function startTagEnd(html: string, start: number): number {
  let quote = '';
  for (let index = start; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  throw new Error(`The tag at ${html.slice(start, start + 40)} is not closed`);
}
