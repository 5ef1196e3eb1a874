import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../../build/business/from-root';
import { apacheHtaccess } from '../../../build/tools/apache-htaccess';
import { readHostRules } from '../../../build/tools/host-rules';
import { nginxConf } from '../../../build/tools/nginx-conf';
import type { HostSettings } from '../../../shared/business/host-schema';

const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'deflate', 'filter'];

/** Apache over a copy of the web root, with the `.htaccess` from `npm run business -- hosts`. */
export function startApache(folder: string, host: HostSettings, port: number): Promise<RunningProgram> {
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
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'painting-hosts-'));
  const program = spawn(command, await argumentsIn(folder), { stdio: ['ignore', 'pipe', 'pipe'] });
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

/** nginx with the configuration from `npm run business -- hosts`. */
export function startNginx(folder: string, host: HostSettings, port: number): Promise<RunningProgram> {
  return startProgram('/usr/sbin/nginx', port, async (own) => {
    const site = nginxConf(readHostRules(folder), {
      folder,
      port,
      server: 'http://127.0.0.1:9',
      logs: own,
      host,
    });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${own}/${kind};`,
    );
    const whole = `daemon off; pid ${own}/pid; error_log stderr; user root; events {}
http { ${temporary.join(' ')}
${site}}`;
    await writeFile(join(own, 'nginx.conf'), whole);
    return ['-c', join(own, 'nginx.conf')];
  });
}
