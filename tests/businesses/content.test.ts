import { expect, it, vi } from 'vitest';
import { folder } from './maple-brush';

it('the second business has every text that the pages need', async () => {
  vi.stubEnv('BUSINESS', folder);
  vi.resetModules();
  const { readBusiness } = await import('../../build/business');
  const { readContent } = await import('../../build/site/content/read-content');
  expect(Object.keys(readContent(readBusiness()).services)).toHaveLength(3);
  vi.unstubAllEnvs();
});
