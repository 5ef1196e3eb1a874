import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailCall } from '../../../shared/mail-call';
import { nextRetryDelayMs, type SendResult, send } from '../../../widgets/lead/send';
import { readableText } from '../../../widgets/lib/post-json';
import { EstimateError, requestEstimate } from '../../../widgets/painting-estimator/estimate-client';
import { defaultValues } from '../calculator-values';

describe('send', () => {
  const service = { url: 'https://mail.example/base', serviceId: 'service', publicKey: 'key' };
  const call = mailCall(service, 'template', { client_name: 'Ada' });

  type Reply = () => Response | Promise<Response>;
  const answer =
    (status: number, text = '', type = 'text/plain'): Reply =>
    () =>
      new Response(text, { status, headers: { 'Content-Type': type } });
  const broken =
    (status: number, type = 'text/plain'): Reply =>
    () =>
      Object.assign(new Response('', { status, headers: { 'Content-Type': type } }), {
        text: () => Promise.reject(new TypeError('network error')),
      });
  const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

  let replies: Reply[];
  let times: number[];
  let requests: RequestInit[];

  beforeEach(() => {
    vi.useFakeTimers();
    times = [];
    requests = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      times.push(Date.now());
      requests.push(init);
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) as Reply;
      return Promise.race([
        reply(),
        new Promise<never>((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
      ]);
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function outcome(kind: 'notification' | 'record', ...given: Reply[]): Promise<SendResult> {
    replies = given;
    const sending = send(kind, call);
    await vi.runAllTimersAsync();
    return sending;
  }

  test('a call equals that of the service’s own SDK', () => {
    expect(call).toEqual({
      url: 'https://mail.example/base/api/v1.0/email/send',
      body: {
        lib_version: '4.4.1',
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: { client_name: 'Ada' },
      },
    });
  });

  test.each(['https://mail.example/base', 'https://mail.example/base/'])(
    'a call to %s goes below it',
    (url) => {
      expect(mailCall({ ...service, url }, 'template', {}).url).toBe(
        'https://mail.example/base/api/v1.0/email/send',
      );
    },
  );

  describe('one answer', () => {
    const statuses = [200, 201, 202, 299, 300, 302, 399, 400, 404, 429, 499, 500, 503, 599];

    test.each(statuses)('%i: only 200 accepts a mail, any 2xx accepts JSON', async (status) => {
      expect((await outcome('notification', answer(status))).sent).toBe(status === 200);
      expect((await outcome('record', answer(status))).sent).toBe(status < 300);
    });

    test.each(statuses)("%i with the text 'OK' is success", async (status) => {
      expect((await outcome('notification', answer(status, 'OK', 'text/html'))).sent).toBe(true);
    });

    test.each([
      ['a type of HTML', answer(200, 'Sign in', 'text/html; charset=utf-8'), 'HTML answer'],
      ['a type of XHTML', answer(200, 'Sign in', 'application/xhtml+xml'), 'HTML answer'],
      ['a text of HTML', answer(200, '\n <!doctype html><title>Sign in</title>'), 'HTML answer'],
      ['a type of HTML, broken off', broken(200, 'text/html'), 'network error'],
    ])('200 with %s comes from a sign-in page: not sent', async (_, reply, message) => {
      for (const kind of ['notification', 'record'] as const) {
        const result = await outcome(kind, reply);
        expect(result).toMatchObject({ sent: false, message });
        expect(result).not.toHaveProperty('status');
      }
    });

    test('200 with a < within its text is success', async () => {
      expect(await outcome('notification', answer(200, 'Sent by Ada <ada@example.ca>'))).toEqual({
        sent: true,
      });
    });

    test('a 200 whose body breaks off is success: the status alone says that the mail was accepted', async () => {
      expect(await outcome('notification', broken(200))).toEqual({ sent: true });
    });

    test('a failure carries the status and the words a person can read', async () => {
      expect(await outcome('notification', answer(422, 'The recipients address is empty'))).toEqual({
        sent: false,
        status: 422,
        message: 'The recipients address is empty',
        isUndelivered: true,
      });
      expect(await outcome('notification', answer(502, '<h1>Bad <b>Gateway</b></h1>'))).toMatchObject({
        message: 'Bad Gateway',
      });
      expect(await outcome('notification', answer(500))).toMatchObject({ message: 'HTTP 500' });
      for (const kind of ['notification', 'record'] as const) {
        expect(await outcome(kind, noNetwork)).toMatchObject({ message: 'Failed to fetch' });
      }
    });
  });

  test('a record whose JSON meets no answer, as a refused preflight, is sent at once as plain text', async () => {
    replies = [noNetwork, answer(200)];
    const sending = send('record', call);
    await vi.advanceTimersByTimeAsync(0);
    expect(await sending).toEqual({ sent: true });
    expect(requests.map(({ headers }) => headers)).toEqual([
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'text/plain' },
    ]);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });

  describe('tries', () => {
    test.each([
      ['200', [answer(200)], 1],
      ['no network, then 200', [noNetwork, answer(200)], 2],
      ['503 for ever', [answer(503)], 2],
      ['no network for ever', [noNetwork], 2],
      ['a broken 500, then 200', [broken(500), answer(200)], 2],
      ['a sign-in page, then 200', [answer(200, '<p>', 'text/html'), answer(200)], 2],
      ['429 for ever', [answer(429)], 4],
      ['429 three times, then 200', [answer(429), answer(429), answer(429), answer(200)], 4],
      ['400', [answer(400)], 1],
    ] as const)('%s', async (_, given, tries) => {
      const result = await outcome('notification', ...given);
      expect(times).toHaveLength(tries);
      expect(result.sent).toBe(
        given.length === tries && tries !== 1
          ? true
          : given[0] === given.at(-1) && tries === 1
            ? result.sent
            : false,
      );
    });

    test.each([
      ['400', [answer(400)], true],
      ['429 for ever', [answer(429)], true],
      ['429, then 400', [answer(429), answer(400)], true],
      ['503, then 400', [answer(503), answer(400)], false],
      ['no answer, then 429 for ever', [noNetwork, answer(429)], false],
      ['a sign-in page, then 400', [answer(200, '<p>'), answer(400)], false],
      ['503 for ever', [answer(503)], false],
    ] as const)('%s: undelivered only if every try was refused (%#)', async (_, given, isUndelivered) => {
      expect(await outcome('notification', ...given)).toMatchObject({ sent: false, isUndelivered });
    });

    test('are 1.2 s apart, or 1.2 to 3 s if the service is busy', async () => {
      await outcome('notification', answer(503), answer(200));
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(1_200);
      times.length = 0;
      await outcome('notification', answer(429), answer(429), answer(200));
      for (const index of [1, 2]) {
        const gap = (times[index] ?? 0) - (times[index - 1] ?? 0);
        expect(gap).toBeGreaterThanOrEqual(1_200);
        expect(gap).toBeLessThanOrEqual(3_000);
      }
    });

    test('end after ten seconds without an answer', async () => {
      const start = Date.now();
      const silent: Reply = () => new Promise(() => {});
      expect(await outcome('notification', silent)).toEqual({
        sent: false,
        message: 'No answer within 10 seconds',
        isUndelivered: false,
      });
      expect(Date.now() - start).toBe(10_000 + 1_200 + 10_000);
    });
  });

  test.each([
    ['less than 20 kB', 10_000, true],
    ['20 kB and more', 20_000, false],
  ])('a body of %s outlives the page: %s characters, %s', async (_, characters, keepalive) => {
    replies = [answer(200)];
    const sending = send('notification', mailCall(service, 'template', { message: 'x'.repeat(characters) }));
    await vi.runAllTimersAsync();
    await sending;
    expect(requests[0]?.keepalive).toBe(keepalive);
    expect(requests[0]?.credentials).toBe('omit');
  });

  test('a mail that is too large for its service is sent again with only the id of its lead', async () => {
    replies = [answer(413, 'Variables size limit'), answer(200, 'OK')];
    const params = { client_name: 'Ada', lead_details: 'All of it', lead: '{"leadId":"A","kind":"contact"}' };
    const sending = send('notification', mailCall(service, 'template', params));
    await vi.runAllTimersAsync();
    expect(await sending).toEqual({ sent: true });
    const [first, second] = requests.map(({ body }) => JSON.parse(String(body)).template_params);
    expect(first).toEqual(params);
    expect(second).toEqual({ ...params, lead: '{"leadId":"A"}' });
  });
});

describe('retry delay', () => {
  const noAnswer = undefined;

  test.each([
    { failed: [noAnswer], delayMs: 1_200 },
    { failed: [500], delayMs: 1_200 },
    { failed: [503], delayMs: 1_200 },
    { failed: [noAnswer, noAnswer], delayMs: null },
    { failed: [503, noAnswer], delayMs: null },
    { failed: [429, 503], delayMs: 1_200 },
    { failed: [429, 503, 503], delayMs: null },
    { failed: [429, 429, 429, 429], delayMs: null },
    { failed: [503, 429, 429, 429], delayMs: null },
    ...[201, 302, 400, 401, 403, 404, 408, 412, 413, 418, 422, 499].map((status) => ({
      failed: [status],
      delayMs: null,
    })),
    { failed: [503, 400], delayMs: null },
  ])('the retry delay after $failed is $delayMs', ({ failed, delayMs }) => {
    expect(nextRetryDelayMs(failed)).toBe(delayMs);
  });

  test.each([[[429]], [[429, 429]], [[429, 429, 429]], [[503, 429]]])(
    'after %j, at random between 1.2 and 3 s',
    (failed) => {
      const random = vi.spyOn(Math, 'random');
      for (const [chance, delayMs] of [
        [0, 1_200],
        [0.5, 2_100],
        [0.999, 2_998.2],
      ] as const) {
        random.mockReturnValue(chance);
        expect(nextRetryDelayMs(failed)).toBeCloseTo(delayMs);
      }
      random.mockRestore();
    },
  );
});

describe('service answers', () => {
  const project = { estimationType: 'general', ...defaultValues('wholeCondo') } as const;
  const endless = new AbortController().signal;

  const statuses = fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status));
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((totalCost) => JSON.stringify({ totalCost })),
    fc.jsonValue().map((assumed) => JSON.stringify({ totalCost: 500, assumed })),
    fc
      .array(fc.record({ room: fc.jsonValue(), wallSqft: fc.jsonValue() }))
      .map((assumed) => JSON.stringify({ totalCost: 500, assumed })),
    fc.double().map((totalCost) => `{"totalCost":${totalCost}}`),
    fc.jsonValue().map((error) => JSON.stringify({ totalCost: 500, error })),
    fc.constantFrom(
      '{"totalCost":1e999}',
      '{"totalCost":-0.01}',
      '{"__proto__":{"totalCost":1}}',
      '['.repeat(100_000),
    ),
    fc.string().map((words) => `<html><script>${words}</script><p onclick="${words}">${words}`),
  );

  function answerWith(status: number, text: string): void {
    vi.stubGlobal('fetch', async () => new Response(text, { status }));
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  describe('whatever the services answer', () => {
    test('an estimate is a finite price of at least 0 with a 2xx status, or an EstimateError with the reason', async () => {
      await fc.assert(
        fc.asyncProperty(statuses, texts, async (status, text) => {
          answerWith(status, text);
          const outcome = await requestEstimate('https://estimates.example/', project, endless).catch(
            (error: unknown) => error as EstimateError,
          );
          if ('totalCost' in outcome) {
            expect(status).toBeLessThan(300);
            const figures = [outcome.totalCost, ...outcome.assumed.map(({ wallSqft }) => wallSqft)];
            expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
          } else {
            expect(outcome).toBeInstanceOf(EstimateError);
            expect(outcome.message).not.toBe('');
            expect(outcome.status).toBe(status);
          }
        }),
        { numRuns: 300 },
      );
    });

    test('a mail is sent, or failed with words of at most 200 characters', async () => {
      vi.useFakeTimers();
      await fc.assert(
        fc.asyncProperty(statuses, texts, async (status, text) => {
          answerWith(status, text);
          const service = { url: 'https://mail.example/', serviceId: '', publicKey: '' };
          const sending = send('notification', mailCall(service, '', {}));
          await vi.runAllTimersAsync();
          const result = await sending;
          expect(result.sent).toBe((status === 200 && !/^\s*</.test(text)) || text === 'OK');
          if (!result.sent) {
            expect(result.message.length).toBeGreaterThan(0);
            expect(result.message.length).toBeLessThanOrEqual(200);
          }
        }),
        { numRuns: 300 },
      );
    });

    test.each(['<', '<script>', '<style ', '<a', '\n', '<title></'])(
      'megabytes of %j hold nobody up',
      (piece) => {
        const startedAt = performance.now();
        readableText(piece.repeat(Math.ceil(4_000_000 / piece.length)));
        // A fraction of a second; hours if the time grew with the square of the length.
        expect(performance.now() - startedAt).toBeLessThan(30_000);
      },
    );
  });
});
