import { describe, expect, it } from 'vitest';
import { publishLead } from '../../../../server/store/stored-lead';
import type { SentLead } from '../../../../shared/lead';
import { createLeadId } from '../../../../shared/lead-id';
import { limits } from '../../../../shared/limits';
import { exampleLead, mailOf, nothingAdded } from '../example-leads';
import { sendBody, templates, testServer } from '../server-app';

const alphabets = [
  ['Latin letters', 'x'],
  ['Chinese characters', '語'],
  ['emoji', '😀'],
  ['quotation marks', '"'],
  ['control characters', '\u0001'],
  ['half characters', '\ud800'],
  ['line breaks', 'x\n'],
] as const;

/** Everything that the quote form can send, in one alphabet. */
function largestQuote(letter: string): SentLead {
  const filled = (characters: number) => letter.repeat(Math.floor(characters / letter.length));
  const each = limits.ownFieldCharacters / limits.ownFields;
  const short = filled(limits.shortText);
  return exampleLead({
    leadId: createLeadId(),
    values: {
      ...{ name: filled(2 * limits.shortText), firstName: short, familyName: short },
      ...{ email: short, phone: short, address: short, message: filled(limits.message) },
    },
    fields: Array.from({ length: limits.ownFields }, (_, index) => ({
      ...{ name: `f${index}`, label: filled(each / 2), value: filled(each / 2 - 3) },
    })),
    source: filled(limits.pageText),
    page: filled(limits.pageText),
    attribution: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `utm_${'n'.repeat(40)}${index}`,
        filled(limits.attributionText),
      ]),
    ),
    consent: { text: filled(limits.pageText), answer: true, givenAt: '2026-07-31T16:00:00Z' },
  });
}

/** The stored lead, and its size in bytes. */
async function stored(server: ReturnType<typeof testServer>, leadId: string) {
  const found = await (await server.desk()).queries.find(leadId);
  if (!found) throw new Error('The lead is not stored');
  return {
    row: found.lead,
    bytes: Buffer.byteLength(JSON.stringify(found.lead)),
    data: publishLead(found.lead, nothingAdded),
  };
}

describe('a lead', () => {
  it.each(alphabets)(
    'a lead with everything that our forms can send, in %s, is stored whole, below 160 kB',
    async (_what, letter) => {
      const server = testServer();
      const lead = largestQuote(letter);
      const answers = [await server.lead(lead), await server.lead({ ...lead, leadId: createLeadId() })];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { bytes, data } = await stored(server, lead.leadId);
      expect(bytes).toBeLessThan(160_000);
      expect([data.fields.length, Object.keys(data.attribution).length]).toEqual([60, 12]);
    },
  );

  it.each([
    [
      'a message',
      { values: { message: 'x'.repeat(15_001) } },
      'values.message must have at most 15000 characters',
    ],
    ['texts', { texts: { note: '語'.repeat(40_000) } }, 'texts must have at most 90 kB together'],
    ['a name of a field', { texts: { ['x'.repeat(61)]: '' } }, 'texts.'],
    [
      'parts that are too large together',
      {
        kind: 'estimate',
        project: {
          estimationType: 'own_job',
          values: {},
          items: Array.from({ length: 100 }, (_, id) => ({
            id,
            ...Object.fromEntries(Array.from({ length: 10 }, (_value, at) => [`f${at}`, 'x'.repeat(300)])),
          })),
        },
      },
      'The body must have at most 160 kB',
    ],
  ] as const)('with %s beyond the limits is refused at the field', async (_what, change, error) => {
    const answer = await testServer().lead({ ...exampleLead(), ...change });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain(error);
  });

  it('a lead of another client of the mail service is kept, its longest texts cut to the size of a lead', async () => {
    const server = testServer();
    const leadId = createLeadId();
    const params = {
      lead_id: leadId,
      EstimatorValues: 'Room 1\n'.repeat(60_000),
      lead_source: `utm_source=${'x'.repeat(900)}`,
    };
    expect((await server.send(sendBody(templates.estimatorTeam, params))).status).toBe(200);
    const { bytes, data } = await stored(server, leadId);
    expect(bytes).toBeLessThan(160_000);
    expect(data.texts).toMatchObject({
      EstimatorValues: expect.stringMatching(/^(Room 1\n)+.{0,6}…$/),
      lead_source: expect.stringContaining('utm_source=xxx'),
    });
  });
});

describe('a client that sends more than 5 MB in a day', () => {
  it('has its leads kept and marked, without their long texts, until the day is over', async () => {
    const server = testServer({ clientAddress: (context) => context.req.header('x-test-client') ?? '' });
    const send = async (client: string) => {
      const lead = exampleLead(largestQuote('語'));
      const answer = await server.send(mailOf(lead), { 'X-Test-Client': client });
      expect(answer.status).toBe(200);
      return stored(server, lead.leadId);
    };
    const kept: Awaited<ReturnType<typeof send>>[] = [];
    for (let lead = 0; lead < 40; lead += 1) kept.push(await send('203.0.113.7'));
    const whole = kept.filter(({ row }) => row.suspect === '');
    expect(whole.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5_200_000);
    for (const { row, bytes, data } of kept.slice(whole.length)) {
      expect(row.suspect).toBe(
        'more than 5 MB from one address within a day, so its long texts are left out',
      );
      expect(bytes).toBeLessThan(10_000);
      expect(data.values.phone).toBe(whole[0]?.data.values.phone);
    }
    expect(whole.length).toBeLessThan(40);
    expect((await send('203.0.113.8')).row.suspect).toBe('');
    server.clock.nowMs += 24 * 60 * 60_000;
    expect((await send('203.0.113.7')).row.suspect).toBe('');
  });
});
