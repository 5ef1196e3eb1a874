import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { leads, outputsOf } from './lead-outputs';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));
vi.mock('../../../shared/jobs/job-form', async (original) => {
  const { formTextsIn, ...others } = await original<typeof import('../../../shared/jobs/job-form')>();
  return {
    ...others,
    formTextsIn(...[form, language]: Parameters<typeof formTextsIn>) {
      const words = formTextsIn(form, language);
      return language === 'en' ? { ...words, fields: { ...words.fields, doors: 'Doors to paint' } } : words;
    },
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
