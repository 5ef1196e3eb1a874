import type { Plugin } from 'vite';
import { tags } from '../../widgets/registry';
import { fromRoot } from '../business/from-root';
import { defineName } from './tag-apis';

/** Modules generated from the registry; `widgets/virtual-modules.d.ts` has their types. */
const sources: Readonly<Record<string, string>> = {
  'virtual:tags': lines(
    ...tags.map((tag, index) => `import { element as element${index} } from '${entryOf(tag)}';`),
    `export const elements = [${tags.map((_, index) => `element${index}`)}];`,
  ),
  'virtual:prerendered-tags': lines(
    ...tags.map(
      (tag, index) =>
        `import { element as element${index}, prerendering as prerendering${index} } from '${entryOf(tag)}';`,
    ),
    `export const prerenderedTags = [${tags.map((_, index) => `{ element: element${index}, prerendering: prerendering${index} }`)}];`,
  ),
  'virtual:define-functions': lines(
    `import { defineInBrowser } from '${fromRoot('widgets/define-in-browser.ts')}';`,
    ...tags.map((tag, index) =>
      lines(
        `import { element as element${index} } from '${entryOf(tag)}';`,
        `export function ${defineName(tag)}() { defineInBrowser(element${index}); }`,
      ),
    ),
  ),
};

/**
 * Vite plugin (build, dev and tests) for modules that import every tag in `widgets/registry.ts`. The registry
 * holds only names, so Node can read it.
 */
export function tagsPlugin(): Plugin {
  return {
    name: 'tags',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load: (id) => sources[id.replace('\0', '')],
  };
}

function entryOf(tag: string): string {
  return fromRoot(`widgets/${tag}/index.ts`);
}

function lines(...texts: readonly string[]): string {
  return texts.join('\n');
}
