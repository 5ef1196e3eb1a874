import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, it, vi } from 'vitest';
import { startNodeServer } from '../../../server/host/node-server';
import { notificationParams } from '../../../widgets/lead/lead-record';
import { exampleLeadId, sendBody, templates, testServer } from '../server/server-app';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const secret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;
const leadsToken = 'a token of more than twenty characters';

const calls: { readonly headers: Record<string, string>; readonly body: string }[] = [];
const receiver = await startNodeServer(
  async (request) => {
    calls.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response('thanks');
  },
  0,
  '127.0.0.1',
);
afterAll(() => receiver.stop(0));

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    '=1+1',
    '"quoted", too',
    'two\nlines',
    '<b>&amp;',
    '日本',
    '$4,000',
    '+1 416 555 0142',
    '{}',
  ),
);
const name = fc.oneof(
  fc.constantFrom('rooms[]', 'Kind of job', 'étage', '2nd_phone', '__proto__', 'email', 'lead', 'a"b', '$.x'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);
/** Questions of a page, each with its answers in the order of the page. */
const questions = fc.uniqueArray(
  fc.record({ name, label: text, values: fc.array(text, { minLength: 1, maxLength: 4 }) }),
  { selector: (question) => question.name, minLength: 1, maxLength: 12 },
);

// A browser's half, from the controls to these entries, is in tests/tags/own-fields.test.tsx.
it("the page's own fields are in mail, store, webhook and export as they were sent", async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (asked) => {
      calls.length = 0;
      const url = `http://127.0.0.1:${receiver.port}/hook`;
      const server = testServer({ webhookUrl: url, webhookSecret: secret, leadsToken });
      // The signature counts for five minutes of the real clock.
      server.clock.nowMs = Date.now();
      const fields = asked.flatMap(({ values, ...field }) => values.map((value) => ({ ...field, value })));
      const values = {
        name: 'Zoë',
        email: 'zoe@example.com',
        phone: '4165550123',
        address: '12 Garden Lane',
      };
      const params = notificationParams({ leadId: exampleLeadId, kind: 'contact', values, fields });
      const answer = await server.send(sendBody(templates.contactNotification, params));
      expect(answer.status).toBe(200);

      // A field has one line of the mail, so that no answer looks like another, and none if it is blank.
      const mail = withoutSpace(server.mails[0]?.text ?? '');
      for (const { label, name, value } of fields) {
        if (value.trim() !== '') expect(mail).toContain(withoutSpace(`${label || name}: ${value}`));
      }

      const stored = await (await server.desk()).queries.find(exampleLeadId);
      expect(stored?.lead.details.fields).toEqual(fields);

      expect(calls).toHaveLength(1);
      const event = new Webhook(secret).verify(calls[0]?.body ?? '', calls[0]?.headers ?? {});
      expect(event).toMatchObject({ data: { fields } });

      const headers = { Authorization: `Bearer ${leadsToken}` };
      const csv = await (await server.app.request('/leads/export.csv', { headers })).text();
      const [headings = [], cells = []] = csvRows(csv);
      const shown = headings.map((heading, index) => [heading, cells[index]]).slice(-asked.length);
      const expected = asked.map(({ name, label, values }) =>
        [label || name, values.join(', ')].map(inTable),
      );
      // The most frequent first.
      expect(shown).toHaveLength(expected.length);
      expect(shown).toEqual(expect.arrayContaining(expected));
    }),
    { numRuns: 40 },
  );
});

function withoutSpace(words: string): string {
  return words.replace(/\s+/g, '');
}

/** A text in the export: one that begins like a formula has an apostrophe. */
function inTable(shown: string): string {
  return /^[=+\-@\t\n]/.test(shown) && !/^\+[\d ().]+$/.test(shown) ? `'${shown}` : shown;
}

function csvRows(csv: string): readonly string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows;
}
