import { expect, it, vi } from 'vitest';
import { folder } from './maple-brush';

it('the second business has all the words that the pages ask for', async () => {
  vi.stubEnv('BUSINESS', folder);
  vi.resetModules();
  const { readBusiness } = await import('../../build/business');
  const { readContent } = await import('../../build/site/content/read-content');
  expect(Object.keys(readContent(readBusiness()).services)).toHaveLength(3);
  vi.unstubAllEnvs();
});
