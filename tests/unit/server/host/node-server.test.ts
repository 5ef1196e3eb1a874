import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../../../../server/base/trusted-proxies';
import { ClientAddresses } from '../../../../server/host/client-addresses';
import { acceptedEncoding } from '../../../../server/host/file-store';
import { startNodeServer } from '../../../../server/host/node-server';
import { contentType, isCompressible } from '../../../../server/host/static-host';

describe('node server', () => {
  /** An answer that is held back until it is released. */
  function heldAnswer() {
    const events = new EventEmitter();
    const reached = once(events, 'reached');
    const answer = async () => {
      setImmediate(() => events.emit('reached'));
      await once(events, 'release');
      return new Response('done');
    };
    return { answer, reached, release: () => events.emit('release') };
  }

  it('answers the request, and passes the connection on', async () => {
    const server = await startNodeServer(
      (request, { incoming }) => new Response(`${request.method} ${incoming.socket.remoteAddress}`),
      0,
      '127.0.0.1',
    );
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('GET 127.0.0.1');
    await server.stop(0);
  });

  it('keeps idle connections longer than proxies do', async () => {
    const server = await startNodeServer(() => new Response('here'), 0, '127.0.0.1');
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(headers.get('keep-alive')).toBe('timeout=125');
    await server.stop(0);
  });

  it('refuses a host name that makes no address', async () => {
    const server = await startNodeServer(() => new Response('here'), 0, '127.0.0.1');
    const call = get({ host: '127.0.0.1', port: server.port, headers: { Host: '127.999.1.1' } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray()).toString();
    expect([answer.statusCode, body]).toEqual([400, 'Bad Request']);
    await server.stop(0);
  });

  it('rejects when the port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    await expect(startNodeServer(() => new Response(), port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    blocker.close();
  });

  it('handles only errors at start: a later one is not swallowed', async () => {
    const listeners = ({ incoming }: HttpBindings) =>
      (incoming.socket as unknown as { readonly server: EventEmitter }).server.listenerCount('error');
    const server = await startNodeServer((_, env) => new Response(String(listeners(env))), 0, '127.0.0.1');
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('0');
    await server.stop(0);
  });

  it('lets a call under way end before it stops', async () => {
    const { answer, reached, release } = heldAnswer();
    const server = await startNodeServer(answer, 0, '127.0.0.1');
    const call = fetch(`http://127.0.0.1:${server.port}/`);
    await reached;
    const stopped = server.stop(60_000);
    release();
    expect(await (await call).text()).toBe('done');
    await stopped;
  });

  it('aborts a call that takes longer than the grace period', async () => {
    const { answer, reached } = heldAnswer();
    const server = await startNodeServer(answer, 0, '127.0.0.1');
    const call = fetch(`http://127.0.0.1:${server.port}/`).catch(() => 'broken off');
    await reached;
    await server.stop(1);
    expect(await call).toBe('broken off');
  });

  it('does not wait for connections that are idle', async () => {
    const server = await startNodeServer(() => new Response('here'), 0, '127.0.0.1');
    const agent = new Agent({ keepAlive: true });
    const call = get({ host: '127.0.0.1', port: server.port, agent });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    // A grace of an hour: it ends at once all the same.
    await server.stop(60 * 60 * 1000);
    agent.destroy();
  });
});

describe('accepted encoding', () => {
  it.each([
    [null, null],
    ['', null],
    ['identity', null],
    ['deflate, zstd', null],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['GZIP;q=1.0 , BR ; Q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;level=4;q=0', null],
    ['gzip;level=4', 'gzip'],
  ])('the best encoding of %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

/** The client that the server sees for a connection from `from`, with this `TRUST_PROXY`. */
async function asked(proxies: string | undefined, from: string | undefined, forwarded: string) {
  const clients = new ClientAddresses(
    proxies === undefined ? undefined : (readTrustedProxies(proxies) ?? { hops: 0 }),
  );
  const app = new Hono();
  app.get('/', (context) =>
    context.text(`${clients.of(context)}${clients.isUnnamedProxy(context) ? ' ?' : ''}`),
  );
  const incoming = { socket: { remoteAddress: from } };
  return (await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, { incoming })).text();
}

describe('the address of a client', () => {
  it.each([
    [undefined, '203.0.113.7', '', '203.0.113.7'],
    [undefined, undefined, '', 'unknown'],
    // Nobody has said whether there is a proxy.
    [undefined, '10.0.0.1', '203.0.113.7', '10.0.0.1 ?'],
    ['0', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    // Only the last one was written by the proxy itself.
    ['1', '10.0.0.1', '1.1.1.1, 203.0.113.7 ', '203.0.113.7'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
    ['2', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['1', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['1', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.2.3.4', '203.0.113.7'],
    // Past the proxy, a caller writes what it likes.
    ['10.0.0.0/8', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['fd00::/8', 'fd00::1', '2001:db8::1', '2001:db8::1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ])('behind TRUST_PROXY=%s, from %s with %j, it is %s', async (proxies, from, forwarded, client) => {
    expect(await asked(proxies, from, forwarded)).toBe(client);
  });
});

describe('content type', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8', true],
    ['/main.css', 'text/css; charset=utf-8', true],
    ['/main.js', 'text/javascript; charset=utf-8', true],
    ['/search.json', 'application/json', true],
    ['/feed.xml', 'application/xml; charset=utf-8', true],
    ['/README.md', 'text/markdown; charset=utf-8', true],
    ['/module.ts', 'text/plain; charset=utf-8', true],
    ['/program.wasm', 'application/wasm', true],
    ['/logo.svg', 'image/svg+xml; charset=utf-8', true],
    ['/hero.avif', 'image/avif', false],
    ['/figtree.woff2', 'font/woff2', false],
    ['/unknown', 'application/octet-stream', false],
  ])('%s is %s, worth compressing: %s', (name, type, isWorth) => {
    expect(contentType(name)).toBe(type);
    expect(isCompressible(contentType(name))).toBe(isWorth);
  });
});
