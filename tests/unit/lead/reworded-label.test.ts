import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { leads, outputsOf } from './lead-outputs';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));
vi.mock('../../../shared/locales/en', async (original) => {
  const { en, ...others } = await original<typeof import('../../../shared/locales/en')>();
  const { estimator } = en;
  return {
    ...others,
    en: { ...en, estimator: { ...estimator, fields: { ...estimator.fields, doors: 'Doors to paint' } } },
  };
});

it.each(Object.entries(leads))(
  'rewording a label in the English texts changes nothing else in the lead %s',
  async (name, lead) => {
    const before = readFileSync(new URL(`outputs/${name}.txt`, import.meta.url), 'utf8');
    expect(await outputsOf(lead)).toBe(before.replaceAll('Doors', 'Doors to paint'));
  },
);

it('shows the new label in both mails of an estimate', async () => {
  const outputs = await outputsOf(leads['rooms-partly-measured'] ?? expect.fail());
  expect(outputs.match(/Doors to paint: 2/g)?.length).toBeGreaterThanOrEqual(2);
});
