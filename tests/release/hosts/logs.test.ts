import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { anyFreePort, startCaddy, startNginx } from './running-program';

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  "nginx's log has no query, no lead and no link, and no address of who calls the server",
  async () => {
    const nginx = await startNginx(
      fromRoot('dist'),
      { urls: 'files', basePath: '/painting/' },
      { port: await anyFreePort() },
    );
    onTestFinished(nginx.stop);
    const calls = [
      '?email=zoe',
      'leads?token=secret',
      'leads/link/TICKET?confirm=1',
      'api/leads/LEAD/visit',
      'outbox?token=secret',
    ];
    const headers = { Referer: 'https://painter.example/painting/leads/link/TICKET' };
    for (const path of calls) await fetch(`${nginx.origin}/painting/${path}`, { headers });
    const read = (name: string) => readFile(join(nginx.folder, name), 'utf8').catch(() => '');
    // The services are away, which nginx would report with the whole address.
    const [log, errors] = await Promise.all(['access.log', 'error.log'].map(read));
    const lines = log?.trim().split('\n').slice(-calls.length);
    expect(
      lines?.map((line) =>
        line
          .replace(/\[.*?\] /, '')
          .split(' ')
          .slice(0, 4)
          .join(' '),
      ),
    ).toEqual([
      '127.0.0.1 GET /painting/ 404',
      '- GET /painting/leads* 502',
      '- GET /painting/leads/* 502',
      '- GET /painting/api/* 502',
      '- GET /painting/outbox* 404',
    ]);
    expect(`${log}${errors}`).not.toMatch(/secret|zoe|LEAD|TICKET/);
  },
);

it.skipIf(!existsSync('/usr/bin/caddy'))(
  'Caddy logs nothing of a call, not even of one that fails',
  async () => {
    const caddy = await startCaddy(
      fromRoot('dist'),
      { urls: 'files', basePath: '/' },
      {
        port: await anyFreePort(),
        server: 'http://127.0.0.1:9',
      },
    );
    onTestFinished(caddy.stop);
    const headers = { Referer: 'https://painter.example/leads/link/TICKET' };
    const answer = await fetch(`${caddy.origin}/leads?token=secret&email=zoe`, { headers });
    expect(answer.status).toBe(502);
    await vi.waitFor(() => expect(caddy.printed()).toContain('connection refused'), { timeout: 30_000 });
    expect(caddy.printed()).not.toMatch(/secret|zoe|TICKET/);
  },
);
