import { describe, expect, it } from 'vitest';
import { parseServerBusiness } from '../../../../server/base/business';
import { withOwnJobs } from '../../../../shared/jobs/job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import { applyMinimumOrder, readServiceEstimate } from '../../../../shared/price';
import { business } from '../../../support/business';
import { postLead } from '../example-leads';
import { exampleLeadId, templates, testServer } from '../server-app';

/** A file for `jobs` beside `business.json`, written from the README of `shared/jobs`. */
const wallpaperRemoval = {
  id: 'wallpaper_removal',
  picture: { fill: 'M12 6h40v36H12z', lines: 'M12 6h40v36H12zM40 6c-6 12 6 20-8 36' },
  fields: {
    walls: { kind: 'area', required: true, maximum: 5000, measure: 'walls' },
    layers: { kind: 'choice', values: ['one', 'several'] },
    repair: { kind: 'flag' },
  },
  rates: [
    { line: 'walls', perSquareFoot: 1.1, reason: 'Soaked, scraped and washed.' },
    { line: 'layers', when: 'several', percent: 40, of: ['walls'], reason: 'Each layer is soaked again.' },
    { line: 'repair', fixed: 180, reason: 'A skim coat where the paper took the paint along.' },
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

it('a job defined only by a file is priced, mailed in both languages, kept and exported', async () => {
  const known = withOwnJobs(stockJobs, { wallpaper_removal: wallpaperRemoval }, 'jobs');
  const server = testServer({
    business: parseServerBusiness({ ...business, jobs: ['wallpaper_removal'] }, 'business.json', known),
    leadsToken: token,
  });

  const answer = readServiceEstimate(await (await server.estimate(project)).json());
  // 300 sq ft at $1.10, 40 % for the second layer, and the repair.
  expect(answer?.totalCost).toBe(330 + 132 + 180);
  expect((await server.estimate({ ...project, values: { layers: 'one', repair: false } })).status).toBe(400);

  const price = applyMinimumOrder(answer ?? expect.fail(), 350);
  const lead = { leadId: exampleLeadId, kind: 'estimate', language: 'fr', project, price } as const;
  await postLead(server, lead, templates.estimatorTeam);
  await postLead(server, lead, templates.estimatorCustomer);
  const [toBusiness, toClient] = server.mails.map(({ text }) => text);
  expect(toBusiness).toContain(
    'Wallpaper Removal\nPapered Walls: 300\u00a0sq\u00a0ft – $330.00\nLayers: Several – $132.00',
  );
  expect(toClient).toContain('Enlèvement de papier peint\nMurs tapissés');
  expect(toClient).toContain('Plusieurs');

  const page = async (path: string) =>
    (await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).text();
  expect(await page(`/leads/${exampleLeadId}`)).toContain('Papered Walls');
  expect(await page('/leads/export.csv')).toContain('"642.00"');
});

describe('a file in the folder of a business', () => {
  const rate = { line: 'trim', each: 3, reason: 'Cut in by hand.' };
  const jobs = (own: object) => withOwnJobs(stockJobs, own as Record<string, unknown>, 'mine/jobs');
  const stock = (id: string) => stockJobs.find((job) => job.id === id) ?? expect.fail();

  it('a file of rates alone keeps everything else of the stock job, and every other job', () => {
    const own = jobs({
      exterior: { rates: [rate] },
      specific_rooms: { items: { rates: [] }, range: { measured: 0, assumed: 10 } },
    });
    const rooms = stock('specific_rooms');
    expect(own).toEqual(
      stockJobs.map((job) => {
        if (job.id === 'exterior') return { ...job, rates: [rate] };
        if (job !== rooms) return job;
        return { ...job, items: { ...job.items, rates: [] }, range: { measured: 0, assumed: 10 } };
      }),
    );
  });

  it('a file of texts changes them without the fields, in one language or both', () => {
    const own = jobs({
      general: { texts: { en: { label: 'Whole House', hints: { dens: 'A study.' } } } },
    });
    const general = own.find(({ id }) => id === 'general');
    const { texts, ...others } = stock('general');
    expect(general).toEqual({
      ...others,
      texts: {
        ...texts,
        en: { ...texts.en, label: 'Whole House', hints: { ...texts.en.hints, dens: 'A study.' } },
      },
    });
  });

  it('a file with fields replaces the stock job', () => {
    const own = { ...wallpaperRemoval, id: 'garage' };
    expect(jobs({ garage: own }).find(({ id }) => id === 'garage')).toMatchObject(own);
  });

  it.each([
    [
      'exterior.json: rates.0.line: must be one of walls',
      { exterior: { rates: [{ ...rate, line: 'roof' }] } },
    ],
    ['exterior.json: the file: rate is not known here', { exterior: { rate: [rate] } }],
    [
      'outside.json: fields: are missing; a file without them holds only prices and texts',
      { outside: { rates: [] } },
    ],
    ["general.json: fields: can't be changed", { general: { ...wallpaperRemoval, id: 'general' } }],
    ["paper.json: id: must be 'paper', as the file is named", { paper: wallpaperRemoval }],
  ])('is named with the field in error: %s', (message, own) => {
    expect(() => jobs(own)).toThrow(`mine/jobs/${message}`);
  });
});
