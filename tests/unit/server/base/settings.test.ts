import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { readEdgeSettings } from '../../../../server/base/edge-settings';
import { readOwnJobs } from '../../../../server/base/job-files';
import { keptToken } from '../../../../server/base/kept-token';
import { readNodeSettings } from '../../../../server/base/node-settings';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import businessFile from '../../../../site/business.json';
import own from '../../../support/businesses/prairie-coat/jobs/exterior.json';
import { temporaryFolder } from '../temporary-folder';

describe('edge settings', () => {
  const mail = {
    MAIL_SERVICE_URL: 'https://api.mail.example',
    MAIL_SERVICE_ID: 'service',
    MAIL_PUBLIC_KEY: 'key',
    MAIL_TEMPLATE_ID: 'template',
  };
  const named = {
    mailServiceUrl: 'https://api.mail.example',
    mailServiceId: 'service',
    mailPublicKey: 'key',
    mailTemplateId: 'template',
  };
  const read = (more: object) => readEdgeSettings({ ...mail, ...more });

  it('with the mail service alone everything else is as the documents say', () => {
    expect(read({})).toEqual({
      ...named,
      allowedOrigins: [],
      photosQuotaMb: 2000,
      leastFormSeconds: 2,
      leadsPerHour: 10,
    });
  });

  it.each(['0', 0])('a number may come as a text or as a number: %j', (given) => {
    expect(read({ SUSPECT_LEADS_PER_HOUR: given })).toMatchObject({ leadsPerHour: 0 });
  });

  describe('an invalid setting stops the worker, and is named', () => {
    it.each([
      [{ MAIL_SERVICE_URL: 'api.mail.example' }, 'MAIL_SERVICE_URL must be a whole web address'],
      [{ SUSPECT_LEADS_PER_HOUR: 'some' }, 'SUSPECT_LEADS_PER_HOUR must be a whole number'],
      [{ SUSPECT_LEADS_PER_HOUR: '-1' }, /^SUSPECT_LEADS_PER_HOUR /],
      [{ SUSPECT_LEADS_PER_HOUR: '1.5' }, /^SUSPECT_LEADS_PER_HOUR /],
      [{ LEADS_TOKEN: 'hunter2' }, 'LEADS_TOKEN must have at least 20 characters'],
      [{ WEBHOOK_URL: 'crm' }, 'WEBHOOK_URL must be a whole web address'],
      [{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET is needed with WEBHOOK_URL.'],
      [{ MAIL_SERVICE_ID: '' }, 'MAIL_SERVICE_ID is missing'],
    ])('%j', (change, message) => {
      expect(() => read(change)).toThrow(message);
    });
  });
});

describe('node settings', () => {
  const secret = `whsec_${'A'.repeat(32)}`;
  const token = 'a-token-of-20-letters';

  it("without variables the server has the README's defaults", () => {
    expect(readNodeSettings({})).toEqual({
      port: 4173,
      distFolder: fromRoot('dist'),
      examplesFolder: fromRoot('.cache/examples'),
      leadsFile: fromRoot('data/leads.db'),
      mailboxFolder: fromRoot('outbox'),
      pauseMs: 0,
      photosQuotaMb: 2000,
      allowedOrigins: [],
      callsPerMinute: 120,
      leastFormSeconds: 2,
      leadsPerHour: 10,
    });
  });

  it('an empty variable counts as unset', () => {
    expect(readNodeSettings({ PORT: '', LEADS_TOKEN: '', WEBHOOK_URL: '' })).toEqual(readNodeSettings({}));
  });

  describe('a valid variable is accepted', () => {
    it.each([
      ['PORT', '0', { port: 0 }],
      ['PORT', '65534', { port: 65_534 }],
      ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
      ['TRUST_PROXY', '1', { trustProxy: { hops: 1 }, host: '127.0.0.1' }],
      ['TRUST_PROXY', '0', { trustProxy: { hops: 0 }, host: undefined }],
      ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: { networks: expect.anything() }, host: '127.0.0.1' }],
      ['SITE_BASE_PATH', '/painting/', { basePath: '/painting/' }],
      ['ALERT_URL', 'https://ntfy.example/topic', { alertUrl: 'https://ntfy.example/topic' }],
      ['LEADS_TOKEN', token, { leadsToken: token }],
      ['MAIL_INTERVAL_MS', '60000', { pauseMs: 60_000 }],
      ['RATE_LIMIT_PER_MINUTE', '1', { callsPerMinute: 1 }],
      ['ALLOWED_ORIGINS', ' , ', { allowedOrigins: [] }],
      [
        'ALLOWED_ORIGINS',
        ' https://a.example/ ,http://b.example:8080',
        { allowedOrigins: ['https://a.example', 'http://b.example:8080'] },
      ],
      ['CALENDAR_URL', 'webcal://cal.example/x.ics', { calendarUrl: 'https://cal.example/x.ics' }],
      ['DIST', '/srv/site', { distFolder: '/srv/site', examplesFolder: '/srv/site-examples' }],
      ['SMTP_URL', 'smtp://ada:pass@mail.example', { smtpUrl: 'smtp://ada:pass@mail.example' }],
    ])('%s=%s', (name, text, options) => {
      expect(readNodeSettings({ [name]: text })).toMatchObject(options);
    });

    it('behind a proxy the server listens to what HOST names', () => {
      expect(readNodeSettings({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    });

    it('WEBHOOK_URL with its secret', () => {
      const given = { WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: secret };
      expect(readNodeSettings(given)).toMatchObject({ webhookUrl: given.WEBHOOK_URL, webhookSecret: secret });
    });
  });

  it("other programs' variables are none of ours", () => {
    const names = [
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'POST',
      'LIST',
      'HTTP_URL',
      'PATH',
      'DATABASE_URL',
      'NODE_ENV',
    ];
    const env = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(readNodeSettings({ ...env, SMPT_URL: '' })).toEqual(readNodeSettings({}));
  });

  describe('an invalid variable stops the server, and is named', () => {
    it.each([
      [{ PORT: '65535' }, 'PORT must be a whole number from 0 to 65534; it is "65535".'],
      [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65534; it is "-1".'],
      [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65534; it is "80a".'],
      [{ PORT: 'a80' }, 'PORT must be a whole number from 0 to 65534; it is "a80".'],
      [{ MAIL_INTERVAL_MS: '1.5' }, 'MAIL_INTERVAL_MS must be a whole number from 0 to 60000; it is "1.5".'],
      [{ WEBHOOK_URL: 'crm' }, 'WEBHOOK_URL must be a whole web address; it is "crm".'],
      [{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET is needed with WEBHOOK_URL.'],
      [{ ALERT_BODY: '{text}' }, 'ALERT_URL is needed with ALERT_BODY.'],
      [
        { RATE_LIMIT_PER_MINUTE: '0' },
        'RATE_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000; it is "0".',
      ],
      [
        { SITE_BASE_PATH: 'painting' },
        'SITE_BASE_PATH must be / or a path that begins and ends with /, such as /painting/; it is "painting".',
      ],
      ...['partner.example', 'https://partner.example/page', 'ftp://partner.example', '*'].map((origins) => [
        { ALLOWED_ORIGINS: origins },
        `ALLOWED_ORIGINS must be origins such as https://partner.example, separated by commas; it is "${origins}".`,
      ]),
      ...['true', 'yes', '-1', '11', '10.0.0.0/33', '10.0.0', '10.0.0.0/', 'loopback'].map((proxies) => [
        { TRUST_PROXY: proxies },
        `TRUST_PROXY must be the number of proxies in front of the server, such as 1, or their networks, such as 10.0.0.0/8, separated by commas; it is "${proxies}".`,
      ]),
      ...[
        ['SMPT_URL', 'SMTP_URL'],
        ['SMTP_URI', 'SMTP_URL'],
        ['smtp_url', 'SMTP_URL'],
        ['LEAD_TOKEN', 'LEADS_TOKEN'],
        ['LEADS_TOCKEN', 'LEADS_TOKEN'],
        ['TRUSTED_PROXY', 'TRUST_PROXY'],
        ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
        ['BUSSINESS', 'BUSINESS'],
        ['PROT', 'PORT'],
      ].map(([name = '', meant]) => [
        { [name]: 'x' },
        `${name} is no setting; did you mean ${meant}? Rename it, or start the server without it.`,
      ]),
    ] as [Record<string, string>, string][])('%j', (env, message) => {
      expect(() => readNodeSettings(env)).toThrow(new Error(message));
    });

    it.each([
      [{ LEADS_TOKEN: 'hunter2' }, 'LEADS_TOKEN must have at least 20 characters.'],
      ...['a'.repeat(24), 'abcabcabcabcabcabcabcabc', 'password12password12', '11112222333344445555'].map(
        (guessed) => [
          { LEADS_TOKEN: guessed },
          'LEADS_TOKEN is easy to guess: make one with "openssl rand -base64 24".',
        ],
      ),
      ...['mail.example.com', 'mail.example.com:587', 'https://mail.example.com', 'smtp://'].map(
        (address) => [
          { SMTP_URL: address },
          'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
        ],
      ),
      [{ ALERT_URL: 'ntfy.sh/x' }, 'ALERT_URL must be a whole web address.'],
      [
        { ALERT_URL: 'https://x.example', ALERT_BODY: 'hello' },
        'ALERT_BODY must have {text}, in place of which the alert stands.',
      ],
      [
        { ALERT_URL: 'https://x.example', ALERT_BODY: '{"text": {text}}' },
        'ALERT_BODY begins like JSON and is none.',
      ],
      [{ CALENDAR_URL: 'hunter2' }, 'CALENDAR_URL must be a whole web address.'],
      [{ CALENDAR_URL: 'file:///etc/passwd' }, 'CALENDAR_URL must be a whole web address.'],
      [{ WEBHOOK_SECRET: 'hunter2' }, 'WEBHOOK_SECRET must be whsec_ and the base64 of 24 to 64 bytes.'],
    ] as [Record<string, string>, string][])('%j, without revealing its value', (env, message) => {
      expect(() => readNodeSettings(env)).toThrow(new Error(message));
    });
  });
});

describe('node business', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.unstubAllEnvs());

  const load = () => import('../../../../server/base/node-business');

  it.each(['', 'site'])(
    'the business is read from the folder that BUSINESS names, by default from site: %j',
    async (folder) => {
      vi.stubEnv('BUSINESS', folder);
      expect((await load()).ownBusiness).toMatchObject({
        name: businessFile.name,
        email: businessFile.email,
      });
    },
  );

  it("the rates in a business's own job file replace the stock ones", async () => {
    vi.stubEnv('BUSINESS', 'tests/support/businesses/prairie-coat');
    const { ownBusiness } = await load();
    const [exterior, fence] = ownBusiness.jobs;
    expect(exterior?.rates).toEqual(own.rates);
    expect(exterior?.fields).toEqual(stockJobs.find(({ id }) => id === 'exterior')?.fields);
    expect(fence?.rates).toEqual(stockJobs.find(({ id }) => id === 'fence_deck')?.rates);
  });

  it('a folder without a business stops the server', async () => {
    vi.stubEnv('BUSINESS', 'tests/unit');
    await expect(load()).rejects.toThrow('tests/unit/business.json');
  });
});

it('the token that opens the private pages is made once, for the server alone', async () => {
  const folder = await temporaryFolder();
  const leads = join(folder.path, 'not/there/leads.db');
  const token = await keptToken(leads);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await keptToken(leads)).toBe(token);
  expect((await stat(`${leads}.token`)).mode & 0o077).toBe(0);
  await writeFile(`${leads}.token`, 'torn');
  await expect(keptToken(leads)).rejects.toThrow(`${leads}.token holds no complete token`);
  await writeFile(`${leads}.token`, 'a'.repeat(20));
  expect(await keptToken(leads)).toBe('a'.repeat(20));
  await rm(`${leads}.token`);
  expect(await keptToken(leads)).not.toBe(token);
  // A folder that cannot be made is the fault, not the token that is missing in it.
  await expect(keptToken(join(`${leads}.token`, 'below/leads.db'))).rejects.toThrow(/ mkdir /);
  await folder.remove();
});

it("a business's jobs are read by file name; an invalid file is named", async () => {
  const folder = await temporaryFolder({ 'shed.json': '{}', 'barn.json': '{}', 'notes.txt': 'Sheds' });
  expect(Object.keys(readOwnJobs(folder.path))).toEqual(['barn', 'shed']);
  expect(readOwnJobs(join(folder.path, 'missing'))).toEqual({});
  await folder.write('torn.json', '{');
  expect(() => readOwnJobs(folder.path)).toThrow(
    new RegExp(`^${join(folder.path, 'torn.json')}: is not valid JSON: `),
  );
  await folder.remove();
});
