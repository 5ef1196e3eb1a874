import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
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
      [{ PORT: 'abc' }, 'PORT must be a whole number'],
      [{ DIST: '/nowhere/at/all' }, 'npm run build'],
      [{ PORT: '0', RATE_LIMIT_PER_MINUTE: '-1' }, 'RATE_LIMIT_PER_MINUTE must be a whole number'],
    ])('%j: says what is wrong and fails', async (env, expected) => {
      const program = serve(env);
      const said = Buffer.concat(await program.stderr.toArray()).toString();
      expect(said).toContain(expected);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(program.exitCode ?? (await once(program, 'exit'))[0]).toBe(1);
    });
  });

  describe('ports', () => {
    /** A port that is taken, and the one after it free. */
    async function takenPort() {
      const blocker = createServer().listen(0);
      await once(blocker, 'listening');
      const address = blocker.address();
      return { port: typeof address === 'object' && address ? address.port : 0, blocker };
    }

    it('`npm run preview` stops at a taken port and names it', async () => {
      const { port, blocker } = await takenPort();
      const program = serve({ PORT: String(port) });
      const said = Buffer.concat(await program.stderr.toArray()).toString();
      expect(said).toBe(`Port ${port} is taken: stop the other program, or choose another with PORT=….\n`);
      expect(program.exitCode ?? (await once(program, 'exit'))[0]).toBe(1);
      blocker.close();
    });

    it('`npm start` names a taken port before it builds, and serves at the next', async () => {
      const { port, blocker } = await takenPort();
      const tools = await temporaryFolder({ vite: '#!/bin/sh\necho "builds with $*"\n' });
      await chmod(join(tools.path, 'vite'), 0o755);
      const program = serve(
        { PORT: String(port), PATH: `${tools.path}:${process.env.PATH}` },
        'build-and-serve',
      );
      const said: string[] = [];
      createInterface({ input: program.stderr }).on('line', (line) => said.push(line));
      const lines: string[] = [];
      for await (const line of createInterface({ input: program.stdout })) {
        if (lines.push(line) === 1) expect(said[0]).toBe(`Port ${port} is taken; trying the next.`);
        if (line.startsWith('Site')) break;
      }
      expect(lines[0]).toBe('builds with build --configLoader runner');
      expect(Number(/:(\d+)\//.exec(lines.at(-1) ?? '')?.[1])).toBeGreaterThan(port);
      program.kill('SIGTERM');
      expect((await once(program, 'exit'))[0]).toBe(0);
      blocker.close();
      await tools.remove();
    });

    it('examples whose port is taken move to the next, and the site starts', async () => {
      const { port, blocker } = await takenPort();
      const examples = `${dist.path}-examples`;
      await mkdir(examples);
      const program = serve({ PORT: String(port - 1) });
      const lines: string[] = [];
      for await (const line of createInterface({ input: program.stdout })) if (lines.push(line) === 2) break;
      expect(lines[0]).toMatch(new RegExp(`^Site +http://localhost:${port - 1}/$`));
      expect(Number(/^Examples +\S+:(\d+)\/$/.exec(lines[1] ?? '')?.[1])).toBeGreaterThan(port);
      program.kill('SIGTERM');
      expect((await once(program, 'exit'))[0]).toBe(0);
      blocker.close();
      await rm(examples, { recursive: true });
    });
  });

  describe('the servers', () => {
    it('start quickly and refuse a port that is taken', async () => {
      const blocker = createServer().listen(0);
      await once(blocker, 'listening');
      const address = blocker.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await expect(runningServer({}, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
      blocker.close();
    });

    it('answer a thousand calls at once, those over the limit with 429', async () => {
      const server = await runningServer({}, { callsPerMinute: 120 });
      const calls = Array.from({ length: 1000 }, () => post(`${server.origin}/api/estimate`, plainCondo));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(120);
      expect(statuses.filter((status) => status === 429)).toHaveLength(880);
      await server.stop();
    });

    it('servers below a base path answer there, and their mails link to it', async () => {
      const server = await runningServer({}, { basePath: '/painting/' });
      await post(`${server.origin}/painting/api/v1.0/email/send`, sendBody(templates.contactNotification));
      const box = await fetch(`${server.origin}/painting/outbox.json`, { headers: server.headers });
      const [mail] = await box.json();
      expect(mail.text).toMatch(/https?:\/\/[^/\s]+\/painting\/leads\//);
      await server.stop();
    });

    it('refuse a body far over the limit without reading it all', async () => {
      const server = await runningServer();
      const body = new Uint8Array(5_000_000).fill(32);
      const response = await fetch(`${server.origin}/api/estimate`, { method: 'POST', body });
      expect(response.status).toBe(413);
      await server.stop();
    });
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
      await expect.poll(() => smtp.waiting.length, { timeout: 30_000 }).toBe(1);
      const exit = once(program, 'exit');
      program.kill('SIGTERM');
      // The calls have ended by then; the mail has not.
      await expect.poll(() => fetch(`${origin}/`).catch(() => null), { timeout: 30_000 }).toBeNull();
      smtp.waiting[0]?.('250 taken');
      expect((await exit)[0]).toBe(0);
      const again = await runningServer({}, { smtpUrl: smtp.url, leadsFile: env.LEADS_DB });
      await post(`${again.origin}/api/v1.0/email/send`, sendBody(templates.contactNotification));
      await expect.poll(() => smtp.waiting.length, { timeout: 30_000 }).toBe(2);
      smtp.waiting[1]?.('250 taken');
      await again.stop(10_000);
      expect(smtp.waiting).toHaveLength(2);
      smtp.close();
      await leads.remove();
    }, 60_000);

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
  const [, serverImage = ''] = /AS server\n([\s\S]*?)\nFROM /.exec(dockerfile) ?? [];

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
