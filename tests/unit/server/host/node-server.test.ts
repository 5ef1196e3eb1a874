import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { startNodeServer } from '../../../../server/host/node-server';

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

it('answers what it is asked, with the connection at hand', async () => {
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

it('takes only errors of its start: a later one is not swallowed', async () => {
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

it('breaks off a call that takes longer than the grace', async () => {
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
