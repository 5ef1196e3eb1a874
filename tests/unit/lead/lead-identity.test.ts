import { describe, expect, test, vi } from 'vitest';
import { createLeadId, leadReference } from '../../../shared/lead-id';
import { identifyLead, type LeadIdentity } from '../../../widgets/lead/lead-identity';

const ada = { values: 'one', email: 'ada@example.ca', phone: '4165550142' };

/** The identity that a later page, with its own modules, reads from a stored value. */
async function readBack(value: unknown): Promise<LeadIdentity | null> {
  vi.resetModules();
  const { readLeadIdentity } = await import('../../../widgets/lead/lead-identity');
  return readLeadIdentity(JSON.parse(JSON.stringify(value)));
}

test('an id has 26 characters of Crockford base 32, and no two are the same', () => {
  const ids = Array.from({ length: 1_000 }, () => createLeadId());
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(new Set(ids).size).toBe(1_000);
  // All 32 characters come up at every place.
  for (const place of [0, 5, 25]) expect(new Set(ids.map((id) => id[place])).size).toBe(32);
});

test('a reference is short enough to read out', () => {
  expect(leadReference('7K2QM4ZZZZZZZZZZZZZZZZZZZZ')).toBe('7K2Q-M4');
});

describe('a request', () => {
  test('first is a new lead', () => {
    const lead = identifyLead(ada, undefined, undefined);
    expect(lead).toMatchObject({ ...ada, earlier: [] });
  });

  test('a request sent again with the same values is the same lead', () => {
    const lead = identifyLead(ada, undefined, undefined);
    expect(identifyLead(ada, lead, undefined)).toBe(lead);
    expect(identifyLead(ada, lead, 'from another page')).toBe(lead);
  });

  test('a request from another page with the same values is the lead that the outbox has', () => {
    expect(identifyLead(ada, undefined, 'KNOWN').leadId).toBe('KNOWN');
  });

  test.each([
    ['the same email and phone', {}],
    ['another email', { email: 'other@example.ca' }],
    ['another phone', { phone: '4165550143' }],
  ])('a request sent again with other values and %s replaces what was sent before', (_, change) => {
    const first = identifyLead(ada, undefined, undefined);
    const second = identifyLead({ ...ada, values: 'two', ...change }, first, undefined);
    expect(second.leadId).not.toBe(first.leadId);
    expect(leadReference(second.leadId)).toBe(leadReference(first.leadId));
    expect(second.earlier).toEqual([first.leadId]);
  });

  test("a request after another person's replaces nothing if the form has no phone field", () => {
    const first = identifyLead({ ...ada, phone: '' }, undefined, undefined);
    const bo = { values: 'two', email: 'bo@example.ca', phone: '' };
    expect(identifyLead(bo, first, undefined).earlier).toEqual([]);
  });

  test("a request after another person's, with another email and phone, replaces nothing", () => {
    const first = identifyLead(ada, undefined, undefined);
    const bo = { values: 'two', email: 'bo@example.ca', phone: '4165550143' };
    const second = identifyLead(bo, first, undefined);
    expect(second.earlier).toEqual([]);
    expect(leadReference(second.leadId)).not.toBe(leadReference(first.leadId));
  });
});

test('a revision has the reference of the lead it revises, and its own id', () => {
  const ids = Array.from({ length: 1_000 }, () => createLeadId('7K2QM4ZZZZZZZZZZZZZZZZZZZZ'));
  for (const id of ids) expect(id).toMatch(/^7K2QM4[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(new Set(ids).size).toBe(1_000);
});

test('an identity is read back from storage as it was', async () => {
  const lead = identifyLead(ada, undefined, undefined);
  expect(await readBack(lead)).toEqual(lead);
});

test.each([
  null,
  'x',
  {},
  { ...ada, leadId: 'x' },
  { ...ada, leadId: '7K2Q-M4ZZZZZZZZZZZZZZZZZZZ' },
  { ...ada, leadId: '7K2QM4ZZZZZZZZZZZZZZZZZZZZ\n' },
  { ...ada, leadId: 'x7K2QM4ZZZZZZZZZZZZZZZZZZZZ' },
])("a stored value of %j is not accepted as a lead's identity", async (value) => {
  expect(await readBack(value)).toBeNull();
});

test('a lead lists all earlier ones of the same visitor, latest first', () => {
  const first = identifyLead(ada, undefined, undefined);
  const second = identifyLead({ ...ada, values: 'two' }, first, undefined);
  const third = identifyLead({ ...ada, values: 'three' }, second, undefined);
  expect(third.earlier).toEqual([second.leadId, first.leadId]);
});
