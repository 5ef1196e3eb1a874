import type { Plugin } from 'vite';
import { brandValues } from '../business/brand-values';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import { brandedTokens } from './style-tokens';
import { tagApis } from './tag-apis';

const moduleName = 'virtual:tag-tables';
const resolvedName = `\0${moduleName}`;

/**
 * Vite plugin (build, dev and tests) for `virtual:tag-tables`: the documented API of every tag, its attribute
 * parser, and the custom properties with this business's defaults.
 */
export function tagTablesPlugin(): Plugin {
  return {
    name: 'tag-tables',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return;
      const tokens = brandedTokens(brandValues(readBusiness().brand));
      return [
        // Node reads the contract too, and this import needs the business's settings.
        `export { parseAttribute } from '${fromRoot('widgets/element/attribute-values.ts')}';`,
        `export const tagTables = ${JSON.stringify(tagApis)};`,
        `export const styleTokens = ${JSON.stringify(tokens)};`,
      ].join('\n');
    },
  };
}
