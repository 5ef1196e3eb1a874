import { ownBusiness } from '../../../server/base/node-business';
import { builtFolder } from '../server/built-folder';
import type { TestServerOptions } from '../server/test-server';
import { test as flowTest } from './flow-test';

export { expect } from './flow-test';

/** `flow-test` on the built site of the business that `BUSINESS` names. */
export const test = flowTest.extend<object, { readonly served: TestServerOptions }>({
  served: [{ distFolder: builtFolder, business: ownBusiness }, { scope: 'worker' }],
});
