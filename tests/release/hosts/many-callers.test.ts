import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { startServers } from '../../../server/app/start';
import { createLeadId } from '../../../shared/lead-id';
import { anyFreePort, startCaddy, startNginx } from './running-program';

const host = { urls: 'files', basePath: '/' } as const;
const folder = fromRoot('dist');
const slowCallers = 3000;

/** A call from one of this machine's own addresses, which stand for visitors. */
async function call(origin: string, visitor: number, path: string, body?: unknown) {
  const asked = request(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    localAddress: `127.0.1.${visitor}`,
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      Host: new URL(origin).host,
      'X-Forwarded-For': '203.0.113.7',
    },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() };
}

function lead(visitor: number) {
  const values = {
    name: `Visitor ${visitor}`,
    email: 'zoe@example.com',
    phone: '4165550123',
    address: '12 Garden Lane',
  };
  return { leadId: createLeadId(), kind: 'contact', values };
}

/** A caller who sends the headers of a call one by one and never ends. */
async function slowCaller(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: 1\r\n');
  return socket;
}

const fronts = [
  { name: 'Caddy', program: '/usr/bin/caddy', start: startCaddy },
  { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx },
];

describe.each(fronts.filter(({ program }) => existsSync(program)))('behind $name', async ({ start }) => {
  const mailboxFolder = await mkdtemp(join(tmpdir(), 'painting-mails-'));
  const server = await startServers({
    distFolder: folder,
    mailboxFolder,
    quiet: true,
    host: '127.0.0.1',
    trustProxy: { hops: 1 },
  });
  const front = await start(folder, host, {
    port: await anyFreePort(),
    server: server.origin.replace('localhost', '127.0.0.1'),
  });
  afterAll(async () => {
    await front.stop();
    await server.stop();
    await rm(mailboxFolder, { recursive: true });
  });
  const stored = async (): Promise<readonly { suspect: string; values: { name: string } }[]> => {
    const answer = await fetch(`${server.origin}/leads/export.json`, {
      headers: { Authorization: `Bearer ${server.leadsToken}` },
    });
    return answer.json();
  };

  it('leads from 40 addresses are 40 clients, and what callers write before counts for nothing', async () => {
    const visitors = Array.from({ length: 40 }, (_, index) => index + 1);
    const answers = await Promise.all(
      visitors.map((one) => call(front.origin, one, '/api/leads', lead(one))),
    );
    expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200));
    expect((await stored()).filter(({ suspect }) => suspect !== '')).toEqual([]);
  });

  it('50 visitors are served, pages and leads, beside 3,000 slow callers', async () => {
    const slow = await Promise.all(Array.from({ length: slowCallers }, () => slowCaller(front.origin)));
    const before = (await stored()).length;
    const visitors = Array.from({ length: 50 }, (_, index) => index + 101);
    const answers = await Promise.all(
      visitors.flatMap((one) => [
        call(front.origin, one, '/'),
        call(front.origin, one, '/about'),
        call(front.origin, one, '/widgets/painting-widgets.js'),
        call(front.origin, one, '/api/leads', lead(one)),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await stored()).length - before).toBe(50);
    expect(
      slow.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length,
    ).toBeGreaterThan(2900);
    for (const socket of slow) socket.destroy();
  }, 120_000);
});
