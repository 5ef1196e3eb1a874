import type { Plugin } from 'vite';
import { readBusiness } from '../business';
import { fromRoot } from '../from-root';

/**
 * Gives the ES module the business's own address for the one its script was loaded from: once it went through
 * somebody's bundler, no script says where the business is.
 */
export function businessScriptAddress(): Plugin {
  return {
    name: 'business-script-address',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'widgetsModule',
    load: {
      filter: { id: fromRoot('widgets/element/script-address.ts') },
      handler: () => `export const scriptAddress = () => ${JSON.stringify(`${readBusiness().url}/`)};`,
    },
  };
}
