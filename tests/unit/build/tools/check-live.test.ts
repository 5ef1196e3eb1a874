import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { checkLive } from '../../../../build/tools/check-live';
import { smallProject } from '../../../../build/tools/check-services';
import { parseEstimateBody } from '../../../../shared/estimate-body';
import { priceJob } from '../../../../shared/jobs/price-job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import { entryOf } from '../../../../shared/project';
import { business, fixtureWebRoot } from '../../../support/business';
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
    { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' },
  ];
  const well: Readonly<Record<string, Answer>> = {
    '/': page,
    '/about': page,
    '/sitemap.xml': [
      200,
      '<urlset><url><loc>https://painters.example/</loc></url><url><loc>https://painters.example/about</loc></url></urlset>',
    ],
    '/widgets/painting-widgets.js': [
      200,
      script,
      { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' },
    ],
    '/widgets/integrity.json': [200, JSON.stringify({ integrity })],
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
  it('finds nothing in the built site on our own server', async () => {
    const server = await runningServer({}, { distFolder: fixtureWebRoot });
    const options = { sendsMail: false, pauseMs: 0 };
    expect(await checkLive({ home: `${server.origin}/`, business }, options)).toEqual([]);
    await server.stop();
  });
});
