import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createPushKeys, keptPushKeys } from '../../../../server/base/kept-push-keys';
import { keptToken } from '../../../../server/base/kept-token';
import { ownBusiness } from '../../../../server/base/node-business';
import { createPushSender } from '../../../../server/desk/web-push-sender';
import { openDatabase } from '../../../../server/store/open-database';
import { pushService } from '../../../support/server/push-service';
import { postLead } from '../example-leads';
import { type TestAppOptions, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

const leadsToken = 'a token of more than twenty letters';
const keys = createPushKeys();
const bearer = { Authorization: `Bearer ${leadsToken}` };

function installable(options: TestAppOptions = {}) {
  const phone = pushService();
  const push = createPushSender({ keys, email: 'owner@example.com', fetch: phone.fetch });
  const server = testServer({ leadsToken, push, ...options });
  const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = bearer) =>
    server.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  return { ...server, phone, get, post };
}

describe('/leads can be installed', () => {
  it("by the business's name, colours and icons, without signing in and without a word of a lead", async () => {
    const server = installable();
    await postLead(server);
    const answer = await server.get('/leads/app.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ start_url: '/leads', scope: '/leads', display: 'standalone' });
    expect(manifest.name).toContain(ownBusiness.name);
    expect(manifest.icons.map(({ src }: { src: string }) => src)).toContain('/icon-512.png');
    expect(JSON.stringify(manifest)).not.toContain('Tremblay');
  });

  it('with a service worker that answers no call and keeps nothing', async () => {
    const worker = await (await installable().get('/leads/worker.js')).text();
    expect(worker).not.toMatch(/fetch|caches|indexedDB/);
  });
});

describe('a device', () => {
  it('is told once it was added, and no more once it was removed', async () => {
    const server = installable();
    await server.post('/leads/devices', { ...server.phone.subscription });
    await postLead(server);
    expect(server.phone.told).toHaveLength(1);
    const page = await (await server.get('/leads', bearer)).text();
    expect(page).toContain('iPhone, since 2026-07-31');
    const [, device = ''] = /name="device" value="([\w-]+)"/.exec(page) ?? [];
    await server.post('/leads/devices/remove', { device });
    await postLead(server);
    expect(server.phone.told).toHaveLength(1);
  });

  it('is added by nobody without the access key, and by no form that is none of a browser', async () => {
    const server = installable();
    await server.post('/leads/devices', { ...server.phone.subscription }, { Authorization: 'Bearer wrong' });
    await server.post('/leads/devices', { ...server.phone.subscription, endpoint: 'http://10.0.0.1/' });
    await server.post('/leads/devices', { endpoint: server.phone.subscription.endpoint });
    expect(await (await server.desk()).devices?.list()).toEqual([]);
  });

  it('ends with the access key that added it', async () => {
    const { database } = await openDatabase(':memory:');
    const server = installable({ database });
    await server.post('/leads/devices', { ...server.phone.subscription });
    const push = createPushSender({ keys, email: 'owner@example.com', fetch: server.phone.fetch });
    const other = testServer({ leadsToken: 'another token of thirty letters', push, database });
    await postLead(other);
    expect(server.phone.told).toEqual([]);
  });
});

it('the list alone may run a script of ours, and loads nothing of others', async () => {
  const server = installable();
  const leadId = await postLead(server);
  const policyOf = async (path: string) =>
    (await server.get(path, bearer)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/leads')).toMatch(/script-src 'self'; worker-src 'self'$/);
  expect(await policyOf(`/leads/${leadId}`)).not.toContain('script-src');
  expect(await policyOf('/leads')).not.toMatch(/https?:/);
});

describe('who lost the access key', () => {
  it('gets a mail to the business with a way in that a press uses once', async () => {
    const server = installable();
    expect(await (await server.get('/leads')).text()).toContain('Lost it?');
    await server.post('/leads/lost-key', {}, {});
    expect(server.mails.map(({ to }) => to.address)).toEqual([ownBusiness.email]);
    const [, address = ''] = /(\S+\/leads\/way-in\/\S+)/.exec(server.mails[0]?.text ?? '') ?? [];
    const path = new URL(address).pathname;
    // A program that opens links uses nothing up.
    for (const _ of [1, 2]) expect((await server.get(path)).status).toBe(200);
    const signedIn = await server.post(path, {}, {});
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/leads']);
    const Cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await server.get('/leads', { Cookie })).status).toBe(200);
    expect((await server.post(path, {}, {})).status).toBe(401);
  });

  it('has half an hour, and at most three mails in an hour', async () => {
    const server = installable();
    for (let press = 0; press < 5; press += 1) {
      server.clock.nowMs += 1000;
      await server.post('/leads/lost-key', {}, {});
    }
    expect(server.mails).toHaveLength(3);
    const [, address = ''] = /(\S+\/leads\/way-in\/\S+)/.exec(server.mails[0]?.text ?? '') ?? [];
    server.clock.nowMs += 31 * 60_000;
    expect((await server.post(new URL(address).pathname, {}, {})).status).toBe(401);
  });

  it('makes a new one by a command', async () => {
    const { file, remove } = await temporaryDatabase();
    const old = await keptToken(file);
    const command = ['--import', 'tsx', 'server/base/run-new-key.ts'];
    const run = (environment: NodeJS.ProcessEnv) =>
      promisify(execFile)(process.execPath, command, {
        env: { ...process.env, LEADS_DB: file, ...environment },
      });
    const { stdout } = await run({ LEADS_TOKEN: '' });
    const kept = await keptToken(file);
    expect(stdout).toContain(`The new access key is ${kept}`);
    expect(kept).not.toBe(old);
    await expect(run({ LEADS_TOKEN: leadsToken })).rejects.toThrow('LEADS_TOKEN sets the access key');
    await remove();
  }, 30_000);
});

it('the keys of Web Push stay the same from start to start, in a file of their own', async () => {
  const { file, remove } = await temporaryDatabase();
  const first = await keptPushKeys(file);
  expect(await keptPushKeys(file)).toEqual(first);
  expect(JSON.parse(await readFile(`${file}.push-keys`, 'utf8'))).toEqual(first);
  await remove();
});
