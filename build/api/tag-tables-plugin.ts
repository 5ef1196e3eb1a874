import type { Plugin } from 'vite';
import { brandValues } from '../brand/brand-values';
import { readBusiness } from '../business';
import { fromRoot } from '../from-root';
import { brandedTokens } from './style-tokens';
import { tagApis } from './tag-apis';

const moduleName = 'virtual:tag-tables';
const resolvedName = `\0${moduleName}`;

/** A Vite plugin (build, dev and tests) that provides what is documented of every tag, how its attributes are read, and the custom properties with the business's defaults, as the module `virtual:tag-tables`. */
export function tagTablesPlugin(): Plugin {
  return {
    name: 'tag-tables',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return;
      const tokens = brandedTokens(brandValues(readBusiness().brand));
      return [
        // Not in the contract, which Node reads too: this reads the business's settings.
        `export { parseAttribute } from '${fromRoot('widgets/element/parse-attribute.ts')}';`,
        `export const tagTables = ${JSON.stringify(tagApis)};`,
        `export const styleTokens = ${JSON.stringify(tokens)};`,
      ].join('\n');
    },
  };
}
