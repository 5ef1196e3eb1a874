import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../../../server/host/client-address';

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
