import { join } from 'node:path';
import { startNodeServer } from '../../../examples/provider/node-server';
import { createStaticHost } from '../../../examples/provider/static-host';
import { builtFolder } from '../../support/built/built-folder';
import { test as flowTest } from '../../support/playwright/flow-test';

export { expect } from '../../support/playwright/flow-test';

/** The built examples on an origin of their own; each test is at home there, with the tags' script coming from elsewhere. */
export const test = flowTest.extend<object, { readonly examplesOrigin: string }>({
  examplesOrigin: [
    async ({ provider }, use) => {
      const folder = join(builtFolder, 'examples');
      const replacements = () => ({ '%WIDGETS_ORIGIN%': provider.origin });
      const server = await startNodeServer(createStaticHost({ folder, replacements }), 0, undefined);
      await use(`http://localhost:${server.port}`);
      await server.stop(0);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ provider, examplesOrigin }, use) => {
    await provider.clear();
    await use(examplesOrigin);
  },
});
