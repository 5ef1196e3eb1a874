import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { floatingFiles } from '../../../../build/site/headers';
import { certificateFindings, checkCertificate } from '../../../../build/tools/check-certificate';
import { checkHealth } from '../../../../build/tools/check-health';
import { checkLive, type LiveCheck } from '../../../../build/tools/check-live';
import { smallProject } from '../../../../build/tools/check-services';
import type { StartOptions } from '../../../../server/app/start';
import { parseEstimateBody } from '../../../../shared/estimate-body';
import { priceJob } from '../../../../shared/jobs/price-job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import { entryOf } from '../../../../shared/project';
import { business, fixtureWebRoot } from '../../../support/business';
import { testCertificate } from '../../../support/server/test-certificate';
import { runningServer } from '../../server/running-server';

describe('check live', () => {
  type Answer = readonly [status: number, body: string, headers?: Readonly<Record<string, string>>];

  const given = readBusiness();
  const business = {
    ...given,
    url: 'https://painters.example',
    host: { urls: 'files' as const, basePath: '/' },
    emailService: { ...given.emailService, url: '/' },
    estimateService: { url: '/api/estimate' },
  };
  const script = 'console.log(1)';
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const page: Answer = [
    200,
    '<title>Home</title>',
    {
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=()',
      'cross-origin-opener-policy': 'same-origin',
    },
  ];
  const frame: Answer = [200, '', { 'content-security-policy': 'frame-ancestors *' }];
  const well: Readonly<Record<string, Answer>> = {
    '/': page,
    '/about': page,
    '/sitemap.xml': [
      200,
      '<urlset><url><loc>https://painters.example/</loc></url><url><loc>https://painters.example/about</loc></url></urlset>',
    ],
    '/embed/quote': frame,
    '/embed/estimator': frame,
    ...Object.fromEntries(
      floatingFiles.map((file): [string, Answer] => [
        `/widgets/${file}`,
        [200, '', { 'content-type': file.endsWith('.json') ? 'application/json' : 'text/javascript' }],
      ]),
    ),
    '/widgets/painting-widgets.js': [
      200,
      script,
      {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
      },
    ],
    '/widgets/integrity.json': [200, JSON.stringify({ integrity }), { 'content-type': 'application/json' }],
    '/api/estimate': [200, '{"totalCost":700}'],
    '/api/v1.0/email/send': [422, 'The recipients address is empty'],
  };

  let server: Server | undefined;
  afterEach(() => server?.close());

  /** Faults found in a site with these answers and otherwise healthy ones. */
  async function faultsOf(broken: Readonly<Record<string, Answer>>): Promise<readonly string[]> {
    const answers = { ...well, ...broken };
    server = createServer((request, response) => {
      const [status, body, headers = {}] = answers[request.url ?? ''] ?? [404, 'Not Found'];
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server?.listen(0, resolve));
    const home = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const findings = await checkLive({ home, business }, { sendsMail: false, pauseMs: 0 });
    for (const { fault, remedy } of findings) expect(`${fault} ${remedy}`).not.toMatch(/undefined|\[object/);
    return findings.map(({ fault }) => fault.replaceAll(home, '/'));
  }

  it('detects publicly readable leads and mails', async () => {
    const open: Answer = [200, '[{"leadId":"7K2QM4ZYXWVTSRQPNMKJHGFEDC"}]'];
    expect(await faultsOf({ '/leads/export.json': open, '/outbox.json': open })).toEqual([
      '/leads/export.json shows what visitors sent, to everybody.',
      '/outbox.json shows what visitors sent, to everybody.',
    ]);
  });

  it('finds nothing in a healthy site', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it.each<[name: string, broken: Readonly<Record<string, Answer>>, fault: RegExp]>([
    ['a page that is not there', { '/about': [404, ''] }, /about is answered with 404/],
    [
      'a page without a policy',
      { '/about': [200, '', { 'x-content-type-options': 'nosniff' }] },
      /without a Content/,
    ],
    ['a page without nosniff', { '/about': [200, '', { 'content-security-policy': 'x' }] }, /nosniff/],
    [
      'a policy of another build',
      { '/about': [200, '<template shadowrootmode="open"><style>a{}</style></template>', page[2] ?? {}] },
      /forbids 1 of its styles/,
    ],
    ['no 404', { '/no-such-page-of-ours': page }, /answered with 200 and not with 404/],
    ['no sitemap', { '/sitemap.xml': [404, ''] }, /no sitemap/],
    [
      "another site's sitemap",
      { '/sitemap.xml': [200, '<loc>https://else.example/</loc>'] },
      /do not begin with https:\/\/painters/,
    ],
    ['no script', { '/widgets/painting-widgets.js': [404, ''] }, /no script/],
    ['a changed script', { '/widgets/integrity.json': [200, '{}'] }, /not the one whose hash/],
    [
      'a script that is kept for a year',
      {
        '/widgets/painting-widgets.js': [
          200,
          script,
          { 'access-control-allow-origin': '*', 'cache-control': 'max-age=31536000, immutable' },
        ],
      },
      /kept by browsers for long/,
    ],
    ['a script for us alone', { '/widgets/painting-widgets.js': [200, script] }, /Partners cannot load/],
    ['no estimates', { '/api/estimate': [502, 'Bad Gateway'] }, /estimate service .* answers 502/],
    ['a wrong key', { '/api/v1.0/email/send': [400, 'The Public Key is invalid.'] }, /Public Key is invalid/],
    ['a template for everybody', { '/api/v1.0/email/send': [200, 'OK'] }, /answers 200/],
  ])('detects %s', async (_name, broken, fault) => {
    const faults = await faultsOf(broken);
    expect(faults.filter((found) => fault.test(found))).toHaveLength(1);
  });

  it.each(stockJobs.map(({ id }) => id))('asks for the price of a project that has one: %s', (id) => {
    const asked = parseEstimateBody(smallProject({ ...business, jobs: [id] }), stockJobs);
    if (!asked.ok) throw new Error(asked.error);
    expect(priceJob(asked.job, entryOf(asked.body)).cents).toBeGreaterThan(0);
  });

  it('reports a draft', async () => {
    const [status, , headers = {}] = page;
    const draft: Answer = [status, '<meta name="robots" content="noindex">', headers];
    expect(await faultsOf({ '/': draft })).toEqual([
      'The site is a draft: its pages carry a notice and noindex.',
    ]);
  });

  it('reports an unreachable site', async () => {
    const [finding] = await checkLive(
      { home: 'http://localhost:9/', business },
      { sendsMail: false, pauseMs: 0 },
    );
    expect(finding?.fault).toContain('cannot be reached');
  });
});

describe('own server', () => {
  const token = 'a token of more than twenty letters';

  const breaking: { step: MiddlewareHandler | undefined } = { step: undefined };
  const start = (options: Partial<StartOptions> = {}) =>
    runningServer({}, { distFolder: fixtureWebRoot, monitorToken: token, ...options });
  // One for all tests, so that each file is compressed once.
  const shared = start({
    middleware: (context, next) => (breaking.step ? breaking.step(context, next) : next()),
  });
  afterAll(async () => (await shared).stop());

  /** What is found in the built site on our own server, with a step that breaks something. */
  async function findings({
    step,
    options,
    check,
  }: {
    readonly step?: MiddlewareHandler;
    readonly options?: Partial<StartOptions>;
    readonly check?: Partial<LiveCheck>;
  } = {}) {
    const server = options ? await start(options) : await shared;
    breaking.step = step;
    const found = await checkLive(
      { home: `${server.origin}/`, business },
      { sendsMail: false, pauseMs: 0, lookMs: 20, token, ...check },
    );
    if (options) await server.stop();
    for (const { fault, remedy } of found) {
      expect(`${fault} ${remedy}`).not.toMatch(/undefined|\[object/);
      expect(remedy).toMatch(/\.$/);
    }
    return found.map(({ fault }) => fault.replaceAll(server.origin, ''));
  }

  /** A step that changes the answers to these paths. */
  const change =
    (paths: RegExp, changed: (headers: Headers) => void): MiddlewareHandler =>
    async (context, next) => {
      await next();
      if (paths.test(context.req.path)) changed(context.res.headers);
    };
  const gone =
    (paths: RegExp): MiddlewareHandler =>
    (context, next) =>
      paths.test(context.req.path) ? Promise.resolve(context.text('Not Found', 404)) : next();

  it('finds nothing in the built site on our own server', async () => {
    expect(await findings()).toEqual([]);
  });

  it.each<[name: string, step: MiddlewareHandler, faults: readonly RegExp[]]>([
    [
      'scripts sent as plain text',
      change(/\.js$/, (headers) => headers.set('Content-Type', 'text/plain')),
      [/^\/\S+\.js comes as text\/plain, which browsers refuse, and \d+ more files like it\.$/],
    ],
    [
      'styles and scripts that were not uploaded',
      gone(/^\/assets\//),
      [/^\d+ of \d+ files that the pages name are not there, such as \/assets\/\S+ \(404\)\.$/],
    ],
    [
      'a language that was not uploaded',
      gone(/painting-widgets\.fr\.js$/),
      [
        /^1 of \d+ files beside the script are not there, such as \/widgets\/painting-widgets\.fr\.js \(404\)\.$/,
      ],
    ],
    [
      'the cards after a lead that were not uploaded',
      gone(/after-lead\.js$/),
      [
        /^1 of \d+ files beside the script are not there, such as \/widgets\/painting-widgets\.after-lead\.js \(404\)\.$/,
      ],
    ],
    [
      "frames with the pages' policy",
      change(/^\/embed\//, (headers) => headers.set('Content-Security-Policy', "frame-ancestors 'none'")),
      [/^\/embed\/quote may not be shown in frames/, /^\/embed\/estimator may not be shown in frames/],
    ],
    [
      'pages without their headers',
      change(/./, (headers) => {
        for (const name of ['X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy']) headers.delete(name);
      }),
      [/^Pages come without X-Frame-Options, Referrer-Policy, Permissions-Policy\.$/],
    ],
    [
      'files sent uncompressed',
      async (context, next) => {
        context.req.raw.headers.delete('Accept-Encoding');
        await next();
      },
      [/^\/ and \/widgets\/painting-widgets\.js are sent uncompressed, four times as large\.$/],
    ],
  ])('detects %s', async (_name, step, faults) => {
    expect(await findings({ step })).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('detects a released version that is gone', async () => {
    expect(await findings({ check: { versions: ['1.0.0'] } })).toEqual([
      'The script of 1.0.0 is not there, and partners have pinned it.',
    ]);
  });

  it.each([
    [
      'with a token of the server',
      { sendsMail: true },
      'Mails do not go out: the port of the mail server is closed.',
    ],
    [
      'with SMTP_URL alone',
      { token: undefined, smtpUrl: 'smtp://127.0.0.1:9' },
      'SMTP_URL does not work from here: the port of the mail server is closed.',
    ],
  ])('detects a dead mail server, %s', async (_how, check, fault) => {
    const found = await findings({ options: { smtpUrl: 'smtp://127.0.0.1:9' }, check });
    expect(found.some((one) => one === fault || one.startsWith('SMTP_URL does not work: the port'))).toBe(
      true,
    );
  });

  it('detects a calendar that cannot be read', async () => {
    expect(await findings({ options: { calendarUrl: 'http://127.0.0.1:9/x.ics' } })).toEqual([
      'The calendar at CALENDAR_URL cannot be read: its address cannot be reached.',
    ]);
  });

  it('detects a proxy that nothing names', async () => {
    const step: MiddlewareHandler = async (context, next) => {
      context.req.raw.headers.set('X-Forwarded-For', '203.0.113.7');
      await next();
    };
    expect(await findings({ options: { middleware: step } })).toEqual([
      expect.stringMatching(/^Calls come through a proxy that TRUST_PROXY does not name/),
    ]);
  });

  it('detects a proxy that hides who calls', async () => {
    const health = { concerns: [], calendar: 'none', waiting: [], client: '127.0.0.1' };
    vi.stubGlobal('fetch', async () => Response.json(health));
    onTestFinished(() => void vi.unstubAllGlobals());
    const found = await checkHealth({ home: 'https://painters.example/', business }, { token });
    expect(found.map(({ fault }) => fault)).toEqual([
      'The server sees this call come from 127.0.0.1: the proxy in front hides who calls, so all visitors count as one.',
    ]);
  });

  it('detects a wrong token of the server', async () => {
    expect(await findings({ check: { token: 'wrong' } })).toEqual([
      '/health is answered with 401, so nobody can watch the server.',
    ]);
  });
});

describe('the certificate of a site', () => {
  const end = Date.parse('2126-11-04T20:50:06Z');

  async function secureSite() {
    const server = createSecureServer(testCertificate).listen(0);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return `https://localhost:${(server.address() as AddressInfo).port}/`;
  }

  it.each([
    [
      'that nobody has signed',
      0,
      /^Browsers refuse the certificate of localhost: DEPTH_ZERO_SELF_SIGNED_CERT\.$/,
    ],
    ['that has ended', end + 1, /^The certificate of localhost ended on 2126-11-04\.$/],
  ])('%s is named', async (_what, nowMs, fault) => {
    const [finding] = await checkCertificate(await secureSite(), nowMs);
    expect(finding?.fault).toMatch(fault);
  });

  it.each([
    [13, /^The certificate of localhost ends in 13 days, on 2126-11-04\.$/],
    [14, undefined],
  ])('that ends in %d days is named in time', (days, fault) => {
    const [finding] = certificateFindings(
      'localhost',
      { validTo: new Date(end).toISOString(), fault: null },
      end - days * 86_400_000,
    );
    expect(finding?.fault).toEqual(fault && expect.stringMatching(fault));
  });
});
