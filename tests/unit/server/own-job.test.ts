import { expect, it } from 'vitest';
import { parseBusiness } from '../../../server/business';
import { parseJob } from '../../../shared/jobs/job';
import { applyMinimumOrder, readServiceEstimate } from '../../../shared/price';
import { business } from '../../support/business';
import { sendLead } from './leads/example-leads';
import { exampleLeadId, templates, testServer } from './server-app';

/** A file for `shared/jobs`, written from the README there. */
const wallpaperRemoval = {
  id: 'wallpaper_removal',
  picture: { fill: 'M12 6h40v36H12z', lines: 'M12 6h40v36H12zM40 6c-6 12 6 20-8 36' },
  fields: {
    walls: { kind: 'area', required: true, maximum: 5000, measure: 'walls' },
    layers: { kind: 'choice', values: ['one', 'several'] },
    repair: { kind: 'flag' },
  },
  rates: [
    { line: 'walls', perSquareFoot: 110, reason: 'Soaked, scraped and washed.' },
    { line: 'layers', when: 'several', percent: 40, of: ['walls'], reason: 'Each layer is soaked again.' },
    { line: 'repair', fixed: 18000, reason: 'A skim coat where the paper took the paint along.' },
  ],
  texts: {
    en: {
      label: 'Wallpaper Removal',
      explanation: 'Old paper off, walls ready for paint.',
      fields: { walls: 'Papered Walls', layers: 'Layers', repair: 'Repair the Walls' },
      choices: { layers: { one: 'One', several: 'Several' } },
    },
    fr: {
      label: 'Enlèvement de papier peint',
      explanation: 'Le vieux papier enlevé, des murs prêts à peindre.',
      fields: { walls: 'Murs tapissés', layers: 'Couches', repair: 'Réparer les murs' },
      choices: { layers: { one: 'Une', several: 'Plusieurs' } },
    },
  },
};

const token = 'a token of more than twenty characters';
const project = {
  estimationType: 'wallpaper_removal',
  values: { walls: 300, layers: 'several', repair: true },
};

it('a job that is only a file is priced, mailed in both languages, kept and exported', async () => {
  const job = parseJob(wallpaperRemoval, 'shared/jobs/wallpaper-removal.json');
  const server = testServer({
    business: parseBusiness({ ...business, jobs: [job.id] }, 'business.json', [job]),
    leadsToken: token,
  });

  const answer = readServiceEstimate(await (await server.estimate(project)).json());
  // 300 sq ft at $1.10, 40 % for the second layer, and the repair.
  expect(answer?.totalCost).toBe(330 + 132 + 180);
  expect((await server.estimate({ ...project, values: { layers: 'one', repair: false } })).status).toBe(400);

  const price = applyMinimumOrder(answer ?? expect.fail(), 350);
  const lead = { leadId: exampleLeadId, kind: 'estimate', language: 'fr', project, price } as const;
  await sendLead(server, lead, templates.estimatorTeam);
  await sendLead(server, lead, templates.estimatorCustomer);
  const [toBusiness, toClient] = server.mails.map(({ text }) => text);
  expect(toBusiness).toContain(
    'Wallpaper Removal\nPapered Walls: 300 sq ft – $330.00\nLayers: Several – $132.00',
  );
  expect(toClient).toContain('Enlèvement de papier peint\nMurs tapissés');
  expect(toClient).toContain('Plusieurs');

  const page = async (path: string) =>
    (await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).text();
  expect(await page(`/leads/${exampleLeadId}`)).toContain('Papered Walls');
  expect(await page('/leads/export.csv')).toContain('"642.00"');
});
