import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { PrometheusFigures } from '../../../../server/app/prometheus';
import { readNodeSettings } from '../../../../server/base/node-settings';
import { createAlert } from '../../../../server/store/alert-call';
import { listings } from '../../docs/markdown';
import { exampleLead, postLead } from '../example-leads';
import { type TestAppOptions, testServer } from '../server-app';

const minuteMs = 60_000;
const leadsToken = 'a token of more than twenty letters';
const monitorToken = 'another token of thirty letters';

/** What a stand-in for an alert service was told. */
interface Told {
  readonly path: string;
  readonly type: string;
  readonly authorization: string;
  readonly body: string;
}

/** A service on this machine that takes alerts, after as many failures as given. */
async function alertService(failures = 0) {
  const told: Told[] = [];
  let left = failures;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    left -= 1;
    response.statusCode = left >= 0 ? 503 : 200;
    response.end();
    if (left >= 0) return;
    const { 'content-type': type = '', authorization = '' } = request.headers;
    told.push({ path: request.url ?? '', type, authorization, body });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return { told, host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

/** A server with a lamp, and what programs and people see of it. */
function watchedServer(options: TestAppOptions = {}) {
  const figures = new PrometheusFigures();
  const server = testServer({
    leadsToken,
    monitorToken,
    figures,
    onAnswer: (call) => figures.observe(call),
    ...options,
  });
  const read = async (path: string, token = monitorToken) => {
    const answer = await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } });
    return { status: answer.status, text: await answer.text() };
  };
  /** Minutes pass, and the timers do their work. */
  const pass = async (minutes = 1) => {
    server.clock.nowMs += minutes * minuteMs;
    const desk = await server.desk();
    await desk.tidyUp();
    await desk.deliverDue();
  };
  return { ...server, read, pass };
}

it('a day without a mail server is said within 20 minutes by lamp, figures, leads and alert; then all arrives once', async () => {
  const away = { isAway: true };
  const sent: string[] = [];
  const service = await alertService(2);
  const server = watchedServer({
    alertUrl: `http://${service.host}/painters`,
    transport: {
      async deliver(mail) {
        if (away.isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        sent.push(mail.id);
      },
    },
  });
  expect((await server.read('/health')).status).toBe(200);
  const ids = [await postLead(server), await postLead(server)];
  const sentence = /2 mails have waited for up to 1\d minutes: the server refused the connection\./;
  // The two leads are told as well.
  const ofMails = () => service.told.filter(({ body }) => body.includes('mails have waited'));
  let minutes = 0;
  while (ofMails().length === 0 && minutes < 20) {
    await server.pass();
    minutes += 1;
    if (minutes === 14) expect((await server.read('/health')).status).toBe(200);
  }
  expect(ofMails()[0]?.body).toMatch(sentence);
  const health = await server.read('/health');
  expect([health.status, JSON.parse(health.text)]).toEqual([
    503,
    {
      status: 'failing',
      concerns: [{ kind: 'mail', sentence: expect.stringMatching(sentence) }],
      version: '',
      waiting: [{ channel: 'mail', count: 2, error: 'the server refused the connection' }],
      oldestWaitingSeconds: expect.any(Number),
      client: 'anybody',
      freeBytes: null,
      calendar: 'none',
      backupSeconds: null,
    },
  ]);
  expect((await server.read('/leads', leadsToken)).text).toMatch(sentence);
  const { text: figures } = await server.read('/metrics');
  expect(figures).toMatch(/^painting_leads 2$/m);
  expect(figures).toMatch(/^painting_deliveries\{channel="mail",state="pending"\} 2$/m);
  expect(figures).toMatch(/^painting_delivery_oldest_seconds\{channel="mail"\} \d{3,4}$/m);
  expect(figures).toMatch(/^painting_concerns\{kind="mail"\} 1$/m);
  expect(figures).toMatch(
    /^painting_call_duration_seconds_count\{method="POST",route="\/api\/v1.0\/email\/send",status="200"\} 2$/m,
  );
  // The rest of the day: the alert comes again every six hours.
  for (let minute = minutes; minute < 24 * 60; minute += 10) await server.pass(10);
  expect([service.told.length, ofMails().length]).toEqual([6, 4]);
  away.isAway = false;
  await server.pass(61);
  expect(sent.filter((id) => ids.some((leadId) => id.startsWith(leadId)))).toHaveLength(2);
  expect((await server.read('/health')).status).toBe(200);
  expect((await server.read('/leads', leadsToken)).text).not.toContain('Needs attention');
}, 60_000);

describe('the lamp says', () => {
  it.each<[string, TestAppOptions['lampView'], string]>([
    ['a full disk', { freeBytes: async () => 12 * 1024 * 1024 }, 'The disk of the leads has 12 MB left.'],
    [
      'a mail server that does not work',
      { mailServerFault: () => 'the port of the mail server is closed' },
      'SMTP_URL does not work: the port of the mail server is closed. Mails wait here until it does.',
    ],
    [
      'a night without a backup',
      { backups: async () => ({ goodAt: '2026-07-30T03:15:00.000Z', triedAt: null, fault: '' }) },
      'The newest good backup is 36 hours old: the timer has not run.',
    ],
    [
      'a backup that failed',
      {
        backups: async () => ({
          goodAt: null,
          triedAt: null,
          fault: 'There is no /mnt/b: is the disk there?',
        }),
      },
      'There is no good backup: There is no /mnt/b: is the disk there.',
    ],
    [
      'a proxy that hides visitors',
      { hasUnnamedProxy: () => true },
      'Calls come through a proxy that TRUST_PROXY does not name, so all visitors count as one, and no lead is marked by its address. Set TRUST_PROXY=1, or 0 if there is no proxy.',
    ],
  ])('%s', async (_what, lampView, sentence) => {
    const { text } = await watchedServer({ lampView }).read('/health');
    expect(JSON.parse(text).concerns.map((one: { sentence: string }) => one.sentence)).toEqual([sentence]);
  });

  it('what a queue gave up, for a day', async () => {
    const server = watchedServer();
    const { lamp } = await server.desk();
    await lamp.noteDeadLetters(1);
    await lamp.noteDeadLetters(2);
    const { status, text } = await server.read('/health');
    expect([status, JSON.parse(text).concerns]).toEqual([
      503,
      [
        {
          kind: 'queue',
          sentence: expect.stringMatching(/^The queue of deliveries gave up 3 times within a day/),
        },
      ],
    ]);
    expect((await server.read('/leads', leadsToken)).text).toContain('gave up 3 times');
    server.clock.nowMs += 24 * 60 * minuteMs;
    expect((await server.read('/health')).status).toBe(200);
  });

  it('a store that cannot be written to', async () => {
    const server = watchedServer();
    const { calls } = await server.desk();
    calls.add = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    const { status, text } = await server.read('/health');
    expect([status, JSON.parse(text).concerns]).toEqual([
      503,
      [{ kind: 'store', sentence: 'The store of the leads cannot be written to: SQLITE_FULL.' }],
    ]);
  });
});

it('an alert about a lead waits while the lead is suspect', async () => {
  const desk = await watchedServer().desk();
  const { store, queries } = desk;
  const states = async (leadId: string) =>
    (await queries.find(leadId))?.deliveries.map(({ channel, state }) => `${channel} ${state}`);
  const alert = { topic: 'announcement', channel: 'alert', mail: null } as const;
  const webhook = { topic: 'webhook', mail: null };
  const [good, bad] = ['A', 'B'].map((letter) => exampleLead({ leadId: letter.repeat(26) }));
  if (!good || !bad) throw new Error('two leads');
  await store.accept(good, [alert], 0);
  await store.accept({ ...bad, suspect: 'a flood' }, [alert, webhook], 0);
  expect(await states(good.leadId)).toEqual(['alert pending']);
  expect(await states(bad.leadId)).toEqual(['alert held', 'webhook pending']);
  await store.markReal(bad.leadId, 0);
  expect(await states(bad.leadId)).toEqual(['alert pending', 'webhook pending']);
});

describe('lamp and figures', () => {
  it.each(['/health', '/metrics'])('%s opens for its own token and that of the leads alone', async (path) => {
    const server = watchedServer();
    expect((await server.read(path)).status).toBe(200);
    expect((await server.read(path, leadsToken)).status).toBe(200);
    expect((await server.app.request(path)).status).toBe(401);
    expect((await server.app.request(`${path}?token=${encodeURIComponent(leadsToken)}`)).status).toBe(401);
    for (let tries = 0; tries < 10; tries += 1) expect((await server.read(path, 'wrong')).status).toBe(401);
    expect((await server.read(path)).status).toBe(429);
  });

  it('the token of watchers opens no leads', async () => {
    expect((await watchedServer().read('/leads', monitorToken)).status).toBe(401);
  });
});

describe('the alert that docs/going-live.md describes', () => {
  const text = 'Brush & Co: "2 mails" have waited\nhttps://x.example/leads';
  const documented = listings(readFileSync(fromRoot('docs/going-live.md'), 'utf8'))
    .filter(({ title }) => title.startsWith('ALERT_URL='))
    .map(({ code }) => {
      const values = code
        .trim()
        .split('\n')
        .map((line) => /^(\w+)='?(.*?)'?$/.exec(line)?.slice(1, 3) ?? []);
      return readNodeSettings(Object.fromEntries(values));
    });

  it.each<[string, Omit<Told, 'path'> & { path: RegExp }]>([
    [
      'ntfy',
      { path: /^\/your-secret-topic$/, type: 'text/plain; charset=utf-8', authorization: '', body: text },
    ],
    [
      'slack',
      { path: /^\/services\//, type: 'application/json', authorization: '', body: JSON.stringify({ text }) },
    ],
    [
      'telegram',
      {
        path: /^\/bot[\w:]+\/sendMessage$/,
        type: 'application/json',
        authorization: '',
        body: JSON.stringify({ chat_id: '123456789', text }),
      },
    ],
    [
      'twilio',
      {
        path: /^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/,
        type: 'application/x-www-form-urlencoded',
        authorization: `Basic ${btoa('ACyour-account:your-auth-token')}`,
        body: `${new URLSearchParams({ To: '+14165550187', From: '+14165550199' })}&Body=${encodeURIComponent(text)}`,
      },
    ],
  ])('reaches %s', async (name, told) => {
    const settings = documented.find(({ alertUrl }) => alertUrl?.includes(name));
    const service = await alertService();
    const alertUrl = settings?.alertUrl?.replace(/^https:\/\/(.*@)?[^/]+/, `http://$1${service.host}`) ?? '';
    await createAlert({ ...settings, alertUrl })(text);
    expect(service.told).toEqual([{ ...told, path: expect.stringMatching(told.path) }]);
  });

  it('rejects where the service refuses it', async () => {
    const service = await alertService(1);
    await expect(createAlert({ alertUrl: `http://${service.host}/` })(text)).rejects.toThrow('answered 503');
  });
});
