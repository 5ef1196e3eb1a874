import { startNodeServer } from '../../../server/host/node-server';
import { createStaticHost } from '../../../server/host/static-host';
import { test as flowTest } from '../../support/page/flow-test';
import { builtExamples as folder } from '../../support/server/built-folder';

export { expect } from '../../support/page/flow-test';

/** Playwright test with the built examples on their own origin, which loads the tags' script from another. */
export const test = flowTest.extend<object, { readonly examplesOrigin: string }>({
  examplesOrigin: [
    async ({ server }, use) => {
      const replacements = () => ({ '%WIDGETS_ORIGIN%': server.origin });
      const examples = await startNodeServer(createStaticHost({ folder, replacements }), 0, undefined);
      await use(`http://localhost:${examples.port}`);
      await examples.stop(0);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server, examplesOrigin }, use) => {
    await server.clear();
    await use(examplesOrigin);
  },
});
