import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { runningServer } from '../running-server';
import { sendBody, templates, testServer } from '../server-app';

const fields = ['client_name', 'client_email', 'client_phone', 'client_address', 'client_message'] as const;
const lineBreak = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\0',
  '%0d%0a',
);
const header = fc.constantFrom(
  'Bcc: all@example.com',
  'To: all@example.com',
  'X-Forged: 1',
  'Content-Type: text/html',
  '',
);
const hostileText = fc
  .array(
    fc.oneof(
      lineBreak,
      header,
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a@b.example', '<', '>', ',', '"'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

describe('the mail service, whatever it is sent,', () => {
  test('answers with a known status, in plain text', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.record(
        {
          lib_version: fc.oneof(fc.constant('4.4.1'), fc.jsonValue()),
          user_id: fc.oneof(fc.constant(sendBody('').user_id), fc.jsonValue()),
          service_id: fc.oneof(fc.constant(sendBody('').service_id), fc.jsonValue()),
          template_id: fc.oneof(fc.constantFrom(...Object.values(templates)), fc.jsonValue()),
          template_params: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const server = testServer();
        const answer = await server.send(body);
        expect([200, 400, 413, 418, 422]).toContain(answer.status);
        expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
        expect(server.mails).toHaveLength(answer.status === 200 ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a mail in the mail box', () => {
  let server: Awaited<ReturnType<typeof runningServer>>;
  let nowMs = Date.UTC(2026, 6, 31, 16);

  beforeAll(async () => {
    server = await runningServer({}, { now: () => (nowMs += 1_500) });
  });

  afterAll(() => server.stop());

  test('has its usual headers and recipient, whatever its fields contain', async () => {
    const params = fc.record(Object.fromEntries(fields.map((field) => [field, hostileText])));
    const ids = fc.constantFrom(templates.contactNotification, templates.estimatorTeam);
    await fc.assert(
      fc.asyncProperty(ids, params, async (templateId, values) => {
        await fetch(`${server.origin}/outbox.json`, { method: 'DELETE', headers: server.headers });
        const answer = await fetch(`${server.origin}/api/v1.0/email/send`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(sendBody(templateId, values)),
        });
        expect(answer.status).toBe(200);
        // Reading the mail box waits for pending deliveries.
        await fetch(`${server.origin}/outbox.json`, { headers: server.headers });
        const [file = ''] = await readdir(server.mailbox.path);
        const eml = await readFile(join(server.mailbox.path, file));
        const { headers, to, cc, bcc, replyTo } = await PostalMime.parse(eml);
        const names = headers.map(({ key }) => key);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => /bcc|^cc|forged/.test(name))).toEqual([]);
        expect(to).toEqual([{ name: ownBusiness.name, address: ownBusiness.email }]);
        expect([cc ?? [], bcc ?? []]).toEqual([[], []]);
        expect((replyTo ?? []).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
  });
});

describe('slow clients', () => {
  const sockets: Socket[] = [];

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  test('two hundred that never finish their request keep no other call waiting', async () => {
    const server = await runningServer();
    const { hostname, port } = new URL(server.origin);
    const opening = Array.from({ length: 200 }, async (_, index) => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('connect', resolve));
      // Half stop within the headers, half within the body.
      const isHalfBody = index % 2 === 0;
      socket.write('POST /api/estimate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
      if (isHalfBody) socket.write('Content-Length: 400\r\n\r\n{"estimationType":');
    });
    await Promise.all(opening);
    const answer = await fetch(`${server.origin}/api/estimate`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(400);
    await server.stop();
  });
});
