import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { leadPage } from '../../../../server/pages/lead-page';
import { leadsCsv } from '../../../../server/pages/leads-csv';
import { LeadEraser } from '../../../../server/store/lead-eraser';
import { type LeadRow, leads } from '../../../../server/store/schema';
import { leadOfRow, publishLead } from '../../../../server/store/stored-lead';
import { publishedLeadSchema } from '../../../../shared/lead';
import { leadReceipt } from '../../../../shared/lead-text';
import { said } from '../../../support/said';
import { defaultValues, terms } from '../../calculator-values';
import { nothingAdded } from '../example-leads';
import { temporaryDatabase } from '../temporary-folder';

/** Leads were not stored as records yet. */
const firstMigration = '0001_leads.sql';
const project = 'Project Details\nDoors: 2\n\nTotal Estimated Cost\n$1,375.50';
const request = { estimationType: 'general', ...defaultValues('wholeCondo'), doors: 2 };

/** Columns that both leads share, as the previous version wrote them. */
const usual = {
  reference: '7K2Q-M4',
  name: 'Zoë Tremblay',
  email: 'zoe@example.com',
  phone: '416 555 0123',
  address: '12 Garden Lane',
  source:
    'source=partner-site; gclid=a=b; utm_campaign="spring" sale; landing=/offers; referrer=news.example',
  source_name: 'partner-site',
  promise: "we'll contact you Sunday morning",
  consent: JSON.stringify({ text: 'You may write to me.', answer: false }),
  received_at: Date.UTC(2026, 6, 31, 16),
  contacted_at: Date.UTC(2026, 6, 31, 18),
  fields: JSON.stringify({ 'How did you hear of us?': 'Radio' }),
  page: 'https://partner.example/paint',
  language: 'fr',
  is_test: 1,
  created_at: Date.UTC(2026, 6, 31, 15, 59),
};
const quote = {
  ...usual,
  lead_id: '7K2QM4ZYXWVTSRQPNMKJHGFEDC',
  kind: 'quote',
  email: 'ZOË@example.com',
  message: 'Two rooms.',
  project: '',
  estimate_request: null,
  total_cost_cents: null,
};
const estimate = {
  ...usual,
  lead_id: '7K2QM4ABCDEFGHJKMNPQRSTVWX',
  kind: 'estimate',
  replaces: quote.lead_id,
  source: 'the fair; in June',
  source_name: 'the fair',
  message: '',
  project,
  estimate_request: JSON.stringify(request),
  total_cost_cents: 137_550,
};

/** Its price came in before prices were bounded. */
const absurd = {
  ...estimate,
  lead_id: '7K2QM4ABCDEFGHJKMNPQRSTVWZ',
  total_cost_cents: 1e17,
  received_at: usual.received_at + 1,
};

const store = await storeOfBefore([quote, estimate, absurd]);
const opened = await store.open();
const [upgradedQuote, upgradedEstimate, upgradedAbsurd] = await opened.database
  .select()
  .from(leads)
  .orderBy(leads.kind, leads.receivedAt);
afterAll(async () => {
  await opened.close();
  await store.remove();
});

/** A database file as the version before left it, with the books that drizzle's tool kept. */
async function storeOfBefore(rows: readonly Readonly<Record<string, string | number | null>>[]) {
  const store = await temporaryDatabase();
  const client = createClient({ url: pathToFileURL(store.file).href });
  await client.executeMultiple(await readFile(`server/store/migrations/${firstMigration}`, 'utf8'));
  await client.executeMultiple(`
    CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
    INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of 0001', 1795392000000)`);
  for (const row of rows) {
    const names = Object.keys(row);
    const sql = `INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`;
    await client.execute({ sql, args: Object.values(row) });
  }
  client.close();
  return store;
}

it('a store of before has the rest of the migrations and the books of D1', async () => {
  const names = await opened.database.all<{ name: string }>(
    sql.raw('SELECT name FROM d1_migrations ORDER BY id'),
  );
  expect(names.map(({ name }) => name)).toEqual((await readdir('server/store/migrations')).sort());
  const tables = await opened.database.all<{ name: string }>(sql.raw('SELECT name FROM sqlite_master'));
  expect(tables.map(({ name }) => name)).not.toContain('__drizzle_migrations');
});

it.each([
  ['request', quote, upgradedQuote, ['partner-site', '"spring" sale', 'news.example', 'Two rooms.']],
  ['estimate', estimate, upgradedEstimate, ['the fair; in June', 'Doors: 2', '$1,375.50', 'Ref 7K2Q-M4']],
])('a %s from before records still says everything', async (_, before, row, own) => {
  if (!row) throw new Error('the lead is gone');
  const texts = [
    ...[before.name, before.email, before.phone, before.address, before.page],
    ...['How did you hear of us?', 'Radio', 'You may write to me.', own[0] ?? ''],
    ...["we'll contact you Sunday morning", 'fr', 'Test', 'Friday, July 31, 2026 at 2:00 PM EDT'],
  ];
  const whole = { lead: row, open: [], replacedBy: null, visit: null, photos: [], deliveries: [] };
  const page = said(String(await leadPage(whole, { ...ownBusiness, timeZone: 'America/Toronto' })));
  for (const text of [...texts, ...own]) expect(page).toContain(text);
  const csv = await exported(row);
  for (const text of [...texts.slice(0, 8), before.message, before.project, 'No: You may write to me.']) {
    expect(csv).toContain(text);
  }
  expect(publishedLeadSchema.parse(publishLead(row, nothingAdded))).toMatchObject({
    leadId: before.lead_id,
    createdAt: '2026-07-31T15:59:00.000Z',
    contactedAt: '2026-07-31T18:00:00.000Z',
    language: 'fr',
    test: true,
  });
});

it('the line that a tag wrote about where a lead from before records came from is taken apart', () => {
  expect(publishLead(upgradedQuote ?? expect.fail(), nothingAdded)).toMatchObject({
    source: 'partner-site',
    attribution: {
      gclid: 'a=b',
      utm_campaign: '"spring" sale',
      landing: '/offers',
      referrer: 'news.example',
    },
    texts: { time_contact_message: usual.promise },
  });
  expect(publishLead(upgradedQuote ?? expect.fail(), nothingAdded).texts).not.toHaveProperty('lead_source');
});

it('a text about where a lead from before records came from stays a text', () => {
  expect(publishLead(upgradedEstimate ?? expect.fail(), nothingAdded)).toMatchObject({
    source: '',
    attribution: {},
    texts: { lead_source: 'the fair; in June' },
  });
});

it('addresses from before they were compared in one form are erased by it', async () => {
  expect([upgradedQuote?.emailKey, upgradedEstimate?.emailKey]).toEqual([null, 'zoe@example.com']);
  const eraser = new LeadEraser(opened);
  expect(await eraser.eraseByEmail('zoë@example.com')).toMatchObject({ count: 1 });
});

it('a price from before prices were bounded is left out', () => {
  expect(upgradedAbsurd?.totalCostCents).toBeNull();
  expect(leadOfRow(upgradedAbsurd ?? expect.fail()).price).toBeNull();
});

it('an estimate from before records still has its receipt', () => {
  const lead = leadOfRow(upgradedEstimate ?? expect.fail());
  expect(lead.price?.totalCost).toBe(1375.5);
  const [group] = leadReceipt(lead, 'fr', terms)?.groups ?? [];
  expect(group?.title).toBe('Condo complet');
  expect(group?.rows).toContainEqual(['Portes', '2']);
});

async function exported(row: LeadRow): Promise<string> {
  const rows = (async function* () {
    yield [publishLead(row, nothingAdded)];
  })();
  let csv = '';
  for await (const piece of leadsCsv(rows, [{ name: 'How did you hear of us?', label: '' }], {
    timeZone: 'UTC',
    terms,
  }))
    csv += piece;
  return csv;
}
