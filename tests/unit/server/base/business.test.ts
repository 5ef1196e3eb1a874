import { expect, it } from 'vitest';
import { parseBusiness, widgetJobs } from '../../../../build/business/business';
import { parseServerBusiness, type ServerBusiness } from '../../../../server/base/business';
import { ownBusiness } from '../../../../server/base/node-business';
import { business as businessFile } from '../../../support/business';
import { estimate, postLead } from '../example-leads';
import { exampleLeadId, templates, testServer } from '../server-app';

it('the server reads the business that the site shows', () => {
  expect(ownBusiness).toMatchObject({ name: businessFile.name, email: businessFile.email });
});

it('rules that a file leaves out have the same defaults as on the pages', () => {
  const { minimumOrder, currency, ...others } = businessFile;
  const built = parseBusiness(JSON.stringify(others));
  expect(parseServerBusiness(others)).toMatchObject({
    minimumOrder: built.minimumOrder,
    currency: built.currency,
  });
});

it('jobs are spelt as in the United States for a business there, in tags and on the server', () => {
  const there = { ...businessFile, country: 'US', jobs: ['exterior'] };
  const { jobForms, jobs } = parseServerBusiness(there);
  const exterior = jobForms.find(({ id }) => id === 'exterior');
  expect(exterior?.texts.en.fields.storeys).toBe('Stories');
  expect(jobs[0]?.texts.en.usual.walls).toBe('a detached house of so many stories');
  const rooms = parseServerBusiness({ ...there, jobs: ['specific_rooms'] }).jobForms.find(
    ({ id }) => id === 'specific_rooms',
  );
  expect(JSON.stringify(rooms?.texts.en)).toMatch(/Painted Popcorn.*Popcorn is a bumpy ceiling/);
  expect(widgetJobs(parseBusiness(JSON.stringify(there)))[0]?.texts.en.fields.storeys).toBe('Stories');
});

it.each([
  [{ timeZone: 'Mars/Olympus' }, 'site/business.json: timeZone: must be a time zone name'],
  [{ phone: undefined }, 'site/business.json: phone: is missing'],
  [{ email: 'nobody' }, 'site/business.json: email: must be an email address'],
  [{ emailService: { ...businessFile.emailService, publicKey: '' } }, 'emailService.publicKey: must not be'],
])('%j stops the server with a message that names the field', (change, message) => {
  expect(() => parseServerBusiness({ ...businessFile, ...change })).toThrow(message);
});

const paris: ServerBusiness = parseServerBusiness({
  ...businessFile,
  timeZone: 'Europe/Paris',
  currency: 'EUR',
});
const token = 'a token of more than twenty characters';
const price = { ...estimate.price, totalCost: 1234.5 };

/** The server of a business in Paris, to which an estimate's two mails came at noon in Toronto. */
async function serverWithEstimate() {
  const server = testServer({ business: paris, leadsToken: token });
  for (const template of [templates.estimatorTeam, templates.estimatorCustomer]) {
    await postLead(server, { leadId: exampleLeadId, ...estimate, price }, template);
  }
  const page = async (path: string) =>
    (await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).text();
  return { ...server, page };
}

it('a business in Paris sees the time of a lead in its own time zone', async () => {
  const { mails, page } = await serverWithEstimate();
  expect(mails[0]?.text).toContain('Received: Friday, July 31, 2026 at 6:00 PM GMT+2');
  expect(await page(`/leads/${exampleLeadId}`)).toContain('Friday, July 31, 2026 at 6:00 PM');
});

it('its visitors read their price in euros', async () => {
  const { mails } = await serverWithEstimate();
  expect(mails[1]?.text).toContain('Total Estimated Cost: €1,234.50');
});

it('its leads show their price in euros, in the list, in the month by source, on their page and in the export', async () => {
  const { page } = await serverWithEstimate();
  expect((await page('/leads')).match(/€1,234\.50/g)).toHaveLength(3);
  expect(await page(`/leads/${exampleLeadId}`)).toContain('<p class="price">€1,234.50</p>');
  expect(await page('/leads/export.csv')).toContain('"1234.50"');
});
