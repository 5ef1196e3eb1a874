import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { caddyfile } from '../../../build/tools/caddyfile';
import { createLeadId } from '../../../shared/lead-id';
import { testCertificate } from '../../support/server/test-certificate';
import { anyFreePort, startNginx, startProgram } from './running-program';

const waiting = { timeout: 60_000, interval: 100 };

async function scratchFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'painting-machine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a unit of systemd runs, and with which variables, for a machine whose state is in another folder. */
function unit(name: string, state: string) {
  const text = readFileSync(fromRoot(`server/machine/${name}`), 'utf8');
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) =>
      value.replaceAll('/var/lib/painting', state).replaceAll('/usr/bin/node', process.execPath),
    );
  const environment = Object.fromEntries(
    valuesOf('Environment').flatMap((line) =>
      line.split(' ').map((pair) => pair.split('=') as [string, string]),
    ),
  );
  const [command = '', ...args] = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  return { command, args, environment };
}

describe('a machine as docs/machine.md sets it up', () => {
  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('has units that systemd takes, hardened', async () => {
    const folder = await scratchFolder();
    for (const name of readdirSync(fromRoot('server/machine'))) {
      // The checkout is not where the units look for it, on this machine.
      const text = readFileSync(fromRoot(`server/machine/${name}`), 'utf8')
        .replaceAll('/opt/painting', fromRoot(''))
        .replaceAll('/usr/bin/node', process.execPath);
      await writeFile(join(folder, name), text);
    }
    const units = readdirSync(folder).map((name) => join(folder, name));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    expect(`${verified.stdout}${verified.stderr}`).not.toMatch(/painting[\w-]*\.(service|timer)/);
    const rated = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--threshold=25', join(folder, 'painting.service')],
      { encoding: 'utf8' },
    );
    expect(rated.status, rated.stdout.split('\n').at(-2)).toBe(0);
  });

  it.skipIf(!existsSync('/usr/bin/caddy'))(
    'takes a lead through Caddy over TLS, mails it, and backs it up',
    async () => {
      const state = await scratchFolder();
      const [port, securePort, plainPort] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
      const business = { BUSINESS: process.env.BUSINESS ?? 'site', DIST: fromRoot('dist') };
      const settings = { ...business, PORT: String(port), MONITOR_TOKEN: 'a-token-made-with-openssl-rand' };
      const own = unit('painting.service', state);
      const server = spawn(own.command, own.args, {
        cwd: fromRoot(''),
        env: { PATH: process.env.PATH, ...own.environment, ...settings },
      });
      onTestFinished(async () => {
        server.kill('SIGTERM');
        await once(server, 'exit');
      });
      let printed = '';
      for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));
      await vi.waitFor(() => expect(printed).toMatch(/^Leads /m), waiting);
      const address = 'https://painters.example';
      const caddy = await startProgram(
        '/usr/bin/caddy',
        plainPort,
        async (folder) => {
          await writeFile(
            join(folder, 'Caddyfile'),
            caddyfile({ address, server: `http://127.0.0.1:${port}` }),
          );
          return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
        },
        {
          CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${plainPort}\nhttps_port ${securePort}`,
        },
      );
      onTestFinished(caddy.stop);
      const authority = join(caddy.folder, 'caddy/pki/authorities/local/root.crt');
      await vi.waitFor(() => expect(existsSync(authority)).toBe(true), waiting);
      const ca = readFileSync(authority);
      const call = async (path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) => {
        const asked = request({
          host: '127.0.0.1',
          port: securePort,
          servername: 'painters.example',
          path,
          ca,
          method: init.body === undefined ? 'GET' : 'POST',
          headers: { Host: 'painters.example', 'Content-Type': 'application/json', ...init.headers },
        });
        asked.end(init.body === undefined ? undefined : JSON.stringify(init.body));
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        return {
          status: answer.statusCode,
          headers: answer.headers,
          text: Buffer.concat(await answer.toArray()).toString(),
        };
      };
      // The certificate is made at the first call.
      const home = await vi.waitFor(() => call('/'), waiting);
      expect(home.status).toBe(200);
      expect(home.headers['content-security-policy']).toContain("default-src 'none'");
      const values = {
        name: 'Ada',
        email: 'ada@example.com',
        phone: '4165550123',
        address: '12 Garden Lane',
      };
      const lead = { leadId: createLeadId(), kind: 'contact', values };
      expect((await call('/api/leads', { body: lead })).status).toBe(200);
      const token = (await readFile(join(state, 'leads.db.token'), 'utf8')).trim();
      const leads = await call('/leads/export.json', { headers: { Authorization: `Bearer ${token}` } });
      expect(JSON.parse(leads.text)).toMatchObject([{ values: { name: 'Ada' }, suspect: '' }]);
      const night = unit('painting-backup.service', state);
      const backup = spawnSync(night.command, night.args, {
        cwd: fromRoot(''),
        env: { PATH: process.env.PATH, ...night.environment, ...business },
        encoding: 'utf8',
      });
      expect([backup.status, backup.stderr]).toEqual([0, '']);
      const health = await call('/health', {
        headers: { Authorization: `Bearer ${settings.MONITOR_TOKEN}` },
      });
      expect(JSON.parse(health.text)).toMatchObject({
        status: 'ok',
        concerns: [],
        backupSeconds: expect.any(Number),
      });
    },
    180_000,
  );
});

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  'nginx with a certificate answers over TLS, and leads there',
  async () => {
    const [port, securePort] = [await anyFreePort(), await anyFreePort()];
    const nginx = await startNginx(fromRoot('dist'), { urls: 'files', basePath: '/' }, { port, securePort });
    onTestFinished(nginx.stop);
    const plain = await fetch(`${nginx.origin}/about?a=1`, {
      redirect: 'manual',
      headers: { Host: 'localhost' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about?a=1']);
    const asked = request({ host: 'localhost', port: securePort, path: '/about', ca: testCertificate.cert });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000',
    ]);
  },
);

describe('the image of server/container/Dockerfile', () => {
  it('the image has every file that the server needs, for any business, and no others', async () => {
    const business = 'tests/support/businesses/prairie-coat';
    const image = await scratchFolder();
    const dockerfile = readFileSync(fromRoot('server/container/Dockerfile'), 'utf8').replaceAll(
      '$BUSINESS',
      business,
    );
    const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY --from=\w+ \/app\/(\S+) \.\/(\S+)$/gm)) {
      const target = join(image, to);
      mkdirSync(dirname(target), { recursive: true });
      if (from === 'node_modules') symlinkSync(fromRoot(from), target);
      else cpSync(fromRoot(from), target, { recursive: true, filter: (path) => !/node_modules/.test(path) });
    }
    expect(readdirSync(image).sort()).toEqual([
      'dist',
      'node_modules',
      'package.json',
      'server',
      'shared',
      'tests',
    ]);
    const environment = Object.fromEntries(
      (/^ENV (.*)$/m.exec(stage)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
    );
    const port = await anyFreePort();
    const [command = '', ...args] = JSON.parse(/^CMD (.*)$/m.exec(stage)?.[1] ?? '[]');
    const data = join(image, 'data');
    const env = {
      PATH: process.env.PATH,
      ...environment,
      PORT: String(port),
      LEADS_DB: join(data, 'leads.db'),
      OUTBOX: join(data, 'outbox'),
    };
    const server = spawn(command, args, { cwd: image, env });
    onTestFinished(async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));
    await vi.waitFor(() => expect(printed).toMatch(/^Leads /m), waiting);
    const price = await fetch(`http://127.0.0.1:${port}/api/estimate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ estimationType: 'exterior' }),
    });
    // Only this business paints exteriors with this field; ours would not know the job.
    expect(await price.text()).not.toContain('estimationType');
    const [healthCommand = '', ...healthArgs] = JSON.parse(
      /^HEALTHCHECK .* CMD (.*)$/m.exec(stage)?.[1] ?? '[]',
    );
    const check = () => spawnSync(healthCommand, healthArgs, { cwd: image, env, encoding: 'utf8' });
    expect([check().status, check().stderr]).toEqual([0, '']);
  }, 120_000);

  it('compose passes every setting to the container', () => {
    const compose = readFileSync(fromRoot('server/container/compose.yaml'), 'utf8');
    expect(compose).toMatch(/env_file:\n\s+- path: settings.env/);
  });
});
