import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import businessFile from '../../../../site/business.json';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

const load = () => import('../../../../server/settings/node-business');

it.each(['', 'site'])(
  'the business is that of the folder that BUSINESS names, by default of site: %j',
  async (folder) => {
    vi.stubEnv('BUSINESS', folder);
    expect((await load()).business).toMatchObject({ name: businessFile.name, email: businessFile.email });
  },
);

it('a folder without a business stops the server', async () => {
  vi.stubEnv('BUSINESS', 'tests/unit');
  await expect(load()).rejects.toThrow('tests/unit/business.json');
});
