import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromThisMachine } from '../../../../server/host/client-address';

interface Call {
  readonly from?: string;
  readonly to?: string;
  readonly headers?: Record<string, string>;
}

/** What the server makes of a call that comes over a connection from this address. */
async function asked({ from, to = 'http://localhost:4173/', headers = {} }: Call) {
  const app = new Hono();
  app.get('/', (context) =>
    context.json({
      direct: clientAddress(context, false),
      behindProxy: clientAddress(context, true),
      isLocal: isFromThisMachine(context),
    }),
  );
  const incoming = { socket: { remoteAddress: from } };
  return (await app.request(to, { headers }, { incoming })).json();
}

describe('the address of a client', () => {
  it.each([
    [{ from: '203.0.113.7' }, '203.0.113.7', '203.0.113.7'],
    [{ from: '10.0.0.1', headers: { 'X-Forwarded-For': '203.0.113.7' } }, '10.0.0.1', '203.0.113.7'],
    // Only the last one was written by the proxy itself.
    [
      { from: '10.0.0.1', headers: { 'X-Forwarded-For': '1.1.1.1, 203.0.113.7 ' } },
      '10.0.0.1',
      '203.0.113.7',
    ],
    [{ from: '10.0.0.1', headers: { 'X-Forwarded-For': '' } }, '10.0.0.1', '10.0.0.1'],
    [{}, 'unknown', 'unknown'],
  ])('of %j is %s, behind a proxy of ours %s', async (call, direct, behindProxy) => {
    expect(await asked(call)).toMatchObject({ direct, behindProxy });
  });
});

describe('a call comes from the machine itself', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:4173/'],
    ['127.0.0.1', 'http://127.0.0.1:4173/'],
    ['127.1.2.3', 'http://127.255.1.1/'],
    ['::1', 'http://[::1]:4173/'],
    ['::ffff:127.0.0.1', 'http://localhost/'],
  ])('from %s to %s', async (from, to) => {
    expect(await asked({ from, to })).toMatchObject({ isLocal: true });
  });
});

describe('a call does not come from the machine itself', () => {
  it.each([
    ['203.0.113.7', 'http://localhost:4173/'],
    ['::ffff:203.0.113.7', 'http://localhost:4173/'],
    ['1127.0.0.1', 'http://localhost/'],
    ['12::ffff:7.0.0.1', 'http://localhost/'],
    // A foreign page whose host name leads here.
    ['127.0.0.1', 'http://evil.example:4173/'],
    ['127.0.0.1', 'http://127.0.0.1.evil.example/'],
    [undefined, 'http://localhost/'],
  ])('from %s to %s', async (from, to) => {
    expect(await asked({ ...(from && { from }), to })).toMatchObject({ isLocal: false });
  });

  it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'])(
    'through a proxy that says %s',
    async (name) => {
      expect(await asked({ from: '127.0.0.1', headers: { [name]: 'x' } })).toMatchObject({ isLocal: false });
    },
  );
});
