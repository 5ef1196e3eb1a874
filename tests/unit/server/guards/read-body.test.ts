import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody, readBody } from '../../../../server/guards/read-body';
import type { ServerEnv } from '../../../../server/server-context';

const limit = 64 * 1024;

/** A service that says how many characters it was sent. */
function service(refusal?: string) {
  const app = new Hono<ServerEnv>();
  app.post('/api', limitBody(limit, refusal), readBody, (context) =>
    context.text(`${context.var.bodyText.length}`),
  );
  return (init: RequestInit & { readonly duplex?: string }) =>
    app.request('/api', { method: 'POST', ...init });
}

const announced = (body: string, bytes: number) => ({ body, headers: { 'Content-Length': String(bytes) } });
const unannounced = (body: string) => ({ body: new Blob([body]).stream(), duplex: 'half' });

describe('a body', () => {
  it.each([
    ['announced', announced('x'.repeat(limit), limit)],
    ['not announced', unannounced('x'.repeat(limit))],
    ['sent in pieces', { ...unannounced('x'.repeat(limit)), headers: { 'Transfer-Encoding': 'chunked' } }],
  ])('of 64 kB is read: %s', async (_, init) => {
    expect(await (await service()(init)).text()).toBe(String(limit));
  });

  it.each([
    ['announced', announced('', limit + 1)],
    ['not announced', unannounced('x'.repeat(limit + 1))],
    [
      'announced as less, and sent in pieces',
      {
        ...unannounced('x'.repeat(limit + 1)),
        headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': '5' },
      },
    ],
  ])('of more is refused: %s', async (_, init) => {
    const answer = await service()(init);
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'The body is larger than 64 kB' }]);
  });

  it('of more is refused in the words of the service', async () => {
    const answer = await service('Too much')(announced('', limit + 1));
    expect(await answer.json()).toEqual({ error: 'Too much' });
  });

  it('that is not UTF-8 is refused', async () => {
    const answer = await service()({ body: new Uint8Array([0x7b, 0xff, 0x7d]) });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'The body cannot be read as UTF-8 text' },
    ]);
  });

  it('that is empty is an empty text', async () => {
    expect(await (await service()({})).text()).toBe('0');
  });
});
