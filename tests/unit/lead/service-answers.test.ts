import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultValues } from '../../../shared/fields';
import { mailCall } from '../../../shared/mail-call';
import { send } from '../../../widgets/lead/send';
import { readableText } from '../../../widgets/lib/readable-text';
import { EstimateError, requestEstimate } from '../../../widgets/painting-estimator/estimate-client';

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
  test('an estimate is a finite price of at least 0 with a status that says yes, or an EstimateError that says why', async () => {
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
      { numRuns: 500 },
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
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    },
  );
});
