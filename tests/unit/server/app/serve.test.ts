import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { runProgram, runServer } from '../../../../server/app/run-server';
import { readNodeSettings } from '../../../../server/base/node-settings';
import { freePort } from '../../../../server/host/free-port';
import { business } from '../../../support/business';
import { plainCondo } from '../../calculator-values';
import { runningServer } from '../running-server';
import { sendBody, templates } from '../server-app';
import { temporaryFolder } from '../temporary-folder';

describe('serve', async () => {
  const dist = await temporaryFolder({ 'index.html': 'home' });
  const mailbox = await temporaryFolder();
  afterAll(() => Promise.all([dist.remove(), mailbox.remove()]));

  function serve(env: Record<string, string>, program = 'serve') {
    return spawn(process.execPath, ['--import', 'tsx', `server/app/${program}.ts`], {
      env: {
        PATH: process.env.PATH,
        BUSINESS: process.env.BUSINESS,
        DIST: dist.path,
        OUTBOX: mailbox.path,
        LEADS_DB: join(mailbox.path, 'leads.db'),
        ...env,
      },
    });
  }

  const post = (url: string, body: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The line that a program prints when it fails with status 1. */
  async function failureOf(program: () => Promise<void>): Promise<string> {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    await runProgram(program);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    const lines = print.mock.calls.flat();
    print.mockRestore();
    return lines.join('\n');
  }

  async function takenPort() {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    const address = blocker.address();
    return {
      port: typeof address === 'object' && address ? address.port : 0,
      close: () => void blocker.close(),
    };
  }

  describe('the command', () => {
    it('prints its addresses, serves the site, and stops cleanly on a signal', async () => {
      const program = serve({ PORT: '0' });
      const lines: string[] = [];
      for await (const line of createInterface({ input: program.stdout })) if (lines.push(line) === 3) break;
      const origin = /^Site\s+(http:\/\/localhost:\d+)\/$/.exec(lines[0] ?? '')?.[1] ?? '';
      const [, query = ''] = /^Leads +\S+\/leads(\?token=[\w-]{32})$/.exec(lines[2] ?? '') ?? [];
      expect(lines.slice(1)).toEqual([
        `Mail box  ${origin}/outbox${query}`,
        `Leads     ${origin}/leads${query}`,
      ]);
      expect((await fetch(`${origin}/leads`)).status).toBe(401);
      // A browser sends the cookie again.
      const opened = await fetch(`${origin}/leads${query}`, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, './leads']);
      const kept = await stat(join(mailbox.path, 'leads.db.token'));
      expect((kept.mode & 0o777).toString(8)).toBe('600');
      expect(await (await fetch(`${origin}/`)).text()).toBe('home');
      expect(await (await post(`${origin}/api/estimate`, plainCondo)).json()).toMatchObject({
        totalCost: 1200,
      });
      program.kill('SIGTERM');
      expect((await once(program, 'exit'))[0]).toBe(0);
    });

    it.each([
      [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65534; it is "abc".'],
      [{ DIST: '/nowhere/at/all', PORT: '0' }, 'There is no /nowhere/at/all yet: run "npm run build" first.'],
    ])('with %j the program says what is wrong in one line, and fails', async (env, line) => {
      expect(await failureOf(() => runServer(readNodeSettings(env)))).toBe(line);
    });
  });

  describe('a taken port', () => {
    it('stops `npm run preview`, which names it', async () => {
      const { port, close } = await takenPort();
      const options = { port, distFolder: dist.path, mailboxFolder: mailbox.path, quiet: true };
      expect(await failureOf(() => runServer(options))).toBe(
        `Port ${port} is taken: stop the other program, or choose another with PORT=….`,
      );
      close();
    });

    it('is named by `npm start` before it builds; site and examples take the next free ones', async () => {
      const { port, close } = await takenPort();
      const tools = await temporaryFolder({ npm: '#!/bin/sh\necho "builds with $*"\n' });
      await chmod(join(tools.path, 'npm'), 0o755);
      const examples = `${dist.path}-examples`;
      await mkdir(examples, { recursive: true });
      const program = serve(
        { PORT: String(port), PATH: `${tools.path}:${process.env.PATH}` },
        'build-and-serve',
      );
      const said: string[] = [];
      createInterface({ input: program.stderr }).on('line', (line) => said.push(line));
      const lines: string[] = [];
      for await (const line of createInterface({ input: program.stdout })) {
        if (lines.push(line) === 1) expect(said[0]).toBe(`Port ${port} is taken; trying the next.`);
        if (line.startsWith('Examples')) break;
      }
      expect(lines[0]).toBe('builds with run --silent build --');
      const [sitePort, examplesPort] = lines.slice(-2).map((line) => Number(/:(\d+)\/$/.exec(line)?.[1]));
      expect(sitePort).toBeGreaterThan(port);
      expect(examplesPort).toBeGreaterThan(sitePort ?? port);
      program.kill('SIGTERM');
      expect((await once(program, 'exit'))[0]).toBe(0);
      close();
      await Promise.all([tools.remove(), rm(examples, { recursive: true })]);
    });

    it('is passed over by the search for a free one, which names it', async () => {
      const { port, close } = await takenPort();
      const taken: number[] = [];
      expect(await freePort(port, undefined, (one) => taken.push(one))).toBeGreaterThan(port);
      expect(taken[0]).toBe(port);
      expect(await freePort(0, undefined, (one) => taken.push(one))).toBe(0);
      close();
    });
  });

  it('a server below a base path answers there, and its mails link to it', async () => {
    const server = await runningServer({}, { basePath: '/painting/' });
    await post(`${server.origin}/painting/api/v1.0/email/send`, sendBody(templates.contactNotification));
    const box = await fetch(`${server.origin}/painting/outbox.json`, { headers: server.headers });
    const [mail] = await box.json();
    expect(mail.text).toMatch(/https?:\/\/[^/\s]+\/painting\/leads\//);
    await server.stop();
  });

  it('a body far over the limit is refused before it is read whole', async () => {
    const server = await runningServer();
    const body = new Uint8Array(5_000_000).fill(32);
    const response = await fetch(`${server.origin}/api/estimate`, { method: 'POST', body });
    expect(response.status).toBe(413);
    await server.stop();
  });

  /** A mail server that answers a complete mail when the test calls the function in `waiting`. */
  async function slowMailServer() {
    const waiting: ((answer: string) => void)[] = [];
    const server = createServer((socket) => {
      let isData = false;
      socket.on('error', () => {});
      socket.write('220 ready\r\n');
      createInterface({ input: socket }).on('line', (line) => {
        if (isData && line !== '.') return;
        const isMail = isData;
        isData = /^DATA/i.test(line);
        if (isMail) waiting.push((answer) => void socket.write(`${answer}\r\n`));
        else socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { url: `smtp://127.0.0.1:${port}`, waiting, close: () => void server.close() };
  }

  describe('with SMTP_URL', () => {
    it('mails go to the mail server and there is no mail box', async () => {
      const received: string[] = [];
      const smtp = createServer((socket) => {
        let isData = false;
        socket.write('220 ready\r\n');
        createInterface({ input: socket }).on('line', (line) => {
          received.push(line);
          if (isData && line !== '.') return;
          isData = /^DATA/i.test(line);
          socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
        });
      }).listen(0, '127.0.0.1');
      await once(smtp, 'listening');
      const address = smtp.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const server = await runningServer({}, { smtpUrl: `smtp://127.0.0.1:${port}` });
      const url = `${server.origin}/api/v1.0/email/send`;
      expect(await (await post(url, sendBody(templates.contactNotification))).text()).toBe('OK');
      await expect.poll(() => received).toContain(`RCPT TO:<${business.email}>`);
      expect((await fetch(`${server.origin}/outbox`, { headers: server.headers })).status).toBe(404);
      await server.stop();
      smtp.close();
    });

    it('a server that is stopped while the mail server has the mail waits for its answer, and sends no copy', async () => {
      const smtp = await slowMailServer();
      const leads = await temporaryFolder();
      const env = { SMTP_URL: smtp.url, LEADS_DB: join(leads.path, 'leads.db') };
      const program = serve({ PORT: '0', ...env });
      const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
      const origin = /http:\/\/localhost:\d+/.exec((await lines.next()).value)?.[0];
      await post(`${origin}/api/v1.0/email/send`, sendBody(templates.contactNotification));
      await expect.poll(() => smtp.waiting.length).toBe(1);
      const exit = once(program, 'exit');
      program.kill('SIGTERM');
      // The calls have ended by then; the mail has not.
      await expect.poll(() => fetch(`${origin}/`).catch(() => null)).toBeNull();
      smtp.waiting[0]?.('250 taken');
      expect((await exit)[0]).toBe(0);
      const again = await runningServer({}, { smtpUrl: smtp.url, leadsFile: env.LEADS_DB });
      await post(`${again.origin}/api/v1.0/email/send`, sendBody(templates.contactNotification));
      await expect.poll(() => smtp.waiting.length).toBe(2);
      smtp.waiting[1]?.('250 taken');
      await again.stop(10_000);
      expect(smtp.waiting).toHaveLength(2);
      smtp.close();
      await leads.remove();
    });

    it('an unavailable mail server loses nothing: the mail is sent when it is back, also after a restart', async () => {
      const leads = await temporaryFolder();
      const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
      const options = { leadsFile: join(leads.path, 'leads.db'), now: () => clock.nowMs };
      const away = await runningServer({}, { ...options, smtpUrl: 'smtp://127.0.0.1:1' });
      const url = `${away.origin}/api/v1.0/email/send`;
      expect((await post(url, sendBody(templates.contactNotification))).status).toBe(200);
      await away.stop();
      clock.nowMs += 24 * 60 * 60 * 1000;
      const back = await runningServer({}, options);
      const mails = await (await fetch(`${back.origin}/outbox.json`, { headers: back.headers })).json();
      expect(mails).toMatchObject([{ replyTo: 'zoe@example.com', template: templates.contactNotification }]);
      await back.stop();
      await leads.remove();
    });
  });
});

describe('container', () => {
  const dockerfile = readFileSync(fromRoot('server/container/Dockerfile'), 'utf8');
  const [, serverImage = ''] = /AS server\n([\s\S]*)$/.exec(dockerfile) ?? [];

  it('the container holds every file that the server imports', () => {
    const copied = [...serverImage.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(([, path = '']) => path);
    const imported = [...importedModules(resolve('server/app/serve.ts'))]
      .filter((name) => name.startsWith('/'))
      .map((file) => relative(fromRoot(''), file));
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter((file) => !copied.some((path) => `${file}/`.startsWith(`${path}/`)))).toEqual([]);
  });

  it('the container keeps leads and mails in its volume, and runs the program as a file of the project', () => {
    expect(serverImage).toMatch(/OUTBOX=\/data\/outbox LEADS_DB=\/data\/leads\.db[\s\S]*VOLUME \/data/);
    const [, command = '[]'] = /^CMD (.+)$/m.exec(serverImage) ?? [];
    expect(importedModules(resolve(JSON.parse(command).at(-1)))).toContain(
      resolve('server/base/business.ts'),
    );
  });

  it('the image installs every package that the server imports, and no development packages', () => {
    const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    const packages = [...importedModules(resolve('server/app/serve.ts'))]
      .filter((name) => !/^(\/|node:|[a-z_]+$)/.test(name) || name in dependencies)
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(packages).toContain('hono');
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
    expect(dockerfile).toContain('npm ci --omit=dev');
    expect(serverImage).toMatch(/^USER node$/m);
  });
});

describe('portable', () => {
  it('the app runs on any fetch runtime: nothing it imports is of Node', () => {
    const all = [...importedModules(resolve('server/app/app.ts'))];
    expect(all.filter((name) => name.endsWith('.ts')).length).toBeGreaterThan(20);
    expect(all.filter((name) => !name.startsWith('/'))).toEqual(expect.arrayContaining(['hono', 'zod']));
    expect(
      all.filter((name) => /^node:|libsql|nodemailer|node-server|^fs$|^path$|postal|sharp/.test(name)),
    ).toEqual([]);
  });
});

/** Every module that `file` brings in at run time, local files followed. */
function importedModules(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, isType, name = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from '([^']+)';/gm,
  )) {
    if (isType) continue;
    if (!name.startsWith('.')) seen.add(name);
    else importedModules(resolve(dirname(file), name.endsWith('.json') ? name : `${name}.ts`), seen);
  }
  return seen;
}
