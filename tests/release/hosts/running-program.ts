import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../../build/business/from-root';
import { apacheHtaccess } from '../../../build/tools/apache-htaccess';
import { caddyfile } from '../../../build/tools/caddyfile';
import { readHostRules } from '../../../build/tools/host-rules';
import { nginxConf } from '../../../build/tools/nginx-conf';
import { startServers } from '../../../server/app/start';
import type { HostSettings } from '../../../shared/business/host-schema';
import { testCertificate } from '../../support/server/test-certificate';

const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'deflate', 'filter'];

/** Apache over a copy of the web root, with the `.htaccess` from `npm run business -- hosts`. */
export function startApache(
  folder: string,
  host: HostSettings,
  { port }: FrontPlace,
): Promise<RunningProgram> {
  return startProgram('/usr/sbin/apache2', port, async (own) => {
    const root = join(own, 'root');
    await cp(folder, root, { recursive: true });
    await writeFile(join(root, '.htaccess'), apacheHtaccess(readHostRules(folder), host));
    const configuration = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${own}`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      `PidFile ${own}/pid`,
      `ErrorLog ${join(own, 'errors')}`,
      `DocumentRoot ${root}`,
      'TypesConfig /dev/null',
      `<Directory ${root}>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ];
    await writeFile(join(own, 'apache.conf'), `${configuration.join('\n')}\n`);
    return ['-X', '-f', join(own, 'apache.conf')];
  });
}

/** Cloudflare's runtime, if the edge's tests have installed it (`npm test -- edge`). */
export const wrangler = fromRoot('server/app/edge/node_modules/.bin/wrangler');

/** Cloudflare's runtime with a web root as static files and no worker. */
export function startWrangler(folder: string, { urls }: HostSettings, port: number): Promise<RunningProgram> {
  return startProgram(wrangler, port, async (own) => {
    const config = {
      name: 'site',
      compatibility_date: '2025-06-01',
      assets: {
        directory: folder,
        html_handling: urls === 'folders' ? 'force-trailing-slash' : 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
    };
    await writeFile(join(own, 'wrangler.json'), JSON.stringify(config));
    const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false'];
    return ['dev', '--config', join(own, 'wrangler.json'), '--port', `${port}`, ...quiet];
  });
}

/** A web server started for a test. */
export interface RunningProgram {
  readonly origin: string;
  /** What it has printed. */
  printed(): string;
  /** Its configuration and its logs. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** A free port. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a program with its own temporary folder and waits until it answers; throws its output if it exits
 * first.
 */
export async function startProgram(
  command: string,
  port: number,
  argumentsIn: (folder: string) => Promise<readonly string[]>,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'painting-hosts-'));
  const program = spawn(command, await argumentsIn(folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Caddy keeps certificates below its home, and its port for commands is one for all.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, CADDY_OPTIONS: 'admin off', ...environment },
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (printed += text));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    answers(origin),
    ended.then(() => {
      throw new Error(`${command} ended: ${printed}`);
    }),
  ]);
  return {
    origin,
    folder,
    printed: () => printed,
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A front's place in a test: its port, and the server behind it. */
export interface FrontPlace {
  readonly port: number;
  readonly server?: string;
  readonly proxies?: readonly string[];
  /** With it the site has TLS there, with the tests' certificate, and `port` leads to it. */
  readonly securePort?: number;
}

/** nginx with the whole file from `npm run business -- hosts`, and a copy of the web root, as the documents say. */
export function startNginx(folder: string, host: HostSettings, place: FrontPlace): Promise<RunningProgram> {
  const { port, server = 'http://127.0.0.1:9', proxies = [], securePort } = place;
  return startProgram('/usr/sbin/nginx', port, async (own) => {
    // Its processes run as another user.
    await chmod(own, 0o755);
    const root = join(own, 'root');
    await cp(folder, root, { recursive: true, preserveTimestamps: true });
    const site = nginxConf(readHostRules(folder), {
      folder: root,
      name: 'localhost',
      certificates: securePort === undefined ? null : own,
      port,
      securePort: securePort ?? 443,
      proxies,
      server,
      logs: own,
      host,
    });
    await writeFile(join(own, 'nginx.conf'), site);
    await writeFile(join(own, 'fullchain.pem'), testCertificate.cert);
    await writeFile(join(own, 'privkey.pem'), testCertificate.key);
    return ['-c', join(own, 'nginx.conf'), '-g', 'daemon off;'];
  });
}

/** Caddy with the file from `npm run business -- hosts`, in front of our server with a web root or of another one. */
export async function startCaddy(
  folder: string,
  host: HostSettings,
  place: FrontPlace,
): Promise<RunningProgram> {
  const { port } = place;
  const own = place.server === undefined ? await startOwnServer(folder, host) : null;
  const server = place.server ?? own?.origin ?? '';
  const caddy = await startProgram('/usr/bin/caddy', port, async (folder) => {
    await writeFile(join(folder, 'Caddyfile'), caddyfile({ address: `http://127.0.0.1:${port}`, server }));
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  });
  return {
    ...caddy,
    async stop() {
      await caddy.stop();
      await own?.stop();
    },
  };
}

/** Our own server with a web root. */
async function startOwnServer(distFolder: string, { basePath }: HostSettings) {
  const mailbox = await mkdtemp(join(tmpdir(), 'painting-mails-'));
  return startServers({
    distFolder,
    mailboxFolder: mailbox,
    basePath,
    quiet: true,
    trustProxy: { hops: 1 },
    callsPerMinute: 10_000,
  });
}
