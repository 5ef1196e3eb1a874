import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyMinimumOrder, publicPrice, readServiceEstimate } from '../../../shared/price';
import { EstimateError, requestEstimate } from '../../../widgets/painting-estimator/estimate-client';
import { defaultValues, estimateOf } from '../calculator-values';

describe('estimate client', () => {
  const url = 'https://painter.example/api/estimate';
  const body = { estimationType: 'general', ...defaultValues('wholeCondo') } as const;
  const fetchCall = vi.fn<typeof fetch>();

  beforeEach(() => {
    fetchCall.mockReset();
    vi.stubGlobal('fetch', fetchCall);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const ask = () => requestEstimate(url, body, new AbortController().signal);

  /** Reason for the rejection. */
  async function failure(): Promise<EstimateError> {
    const error = await ask().catch((reason: unknown) => reason);
    if (!(error instanceof EstimateError)) throw new Error(`No EstimateError, but ${error}`);
    return error;
  }

  test('an answer with a cost is the estimate', async () => {
    fetchCall.mockResolvedValue(Response.json({ totalCost: 1234.5, assumed: [{ wallSqft: 960 }] }));
    expect(await ask()).toEqual({ ...estimateOf(1234.5), assumed: [{ wallSqft: 960 }] });
    expect(fetchCall.mock.lastCall?.[0]).toBe(url);
    expect(JSON.parse(String(fetchCall.mock.lastCall?.[1]?.body))).toEqual(JSON.parse(JSON.stringify(body)));
  });

  describe('an answer without a usable cost is reported', () => {
    test.each<[string, number, string, string]>([
      ["in the service's own words", 400, '{"error":"Unknown ceiling"}', 'Unknown ceiling'],
      ["in the service's own words, whatever the status", 200, '{"error":"Closed"}', 'Closed'],
      ['as a failure, though there is a cost', 500, '{"totalCost":900}', 'Failed to calculate cost'],
      ['as a failure where the words are empty', 400, '{"error":""}', 'Failed to calculate cost'],
      ['as a failure where the words are none', 400, '{"error":{"code":4}}', 'Failed to calculate cost'],
      ['as a failure where the cost is none', 200, '{"totalCost":"900"}', 'Failed to calculate cost'],
      ['as a failure where it is a page', 502, '<h1>Bad Gateway</h1>', 'Failed to calculate cost'],
      ['as a failure where it is null', 200, 'null', 'Failed to calculate cost'],
    ])('%s', async (_, status, text, message) => {
      fetchCall.mockResolvedValue(new Response(text, { status }));
      expect(await failure()).toMatchObject({ name: 'EstimateError', message, status });
    });
  });

  describe('a call without an answer is reported', () => {
    test.each([
      ["in the browser's words", new TypeError('Failed to fetch'), 'Failed to fetch'],
      ['as a failure where the browser has no words', new TypeError(''), 'Failed to calculate cost'],
    ])('%s', async (_, reason, message) => {
      fetchCall.mockRejectedValue(reason);
      expect(await failure()).toMatchObject({ message, status: undefined });
    });

    test('a call without an answer is reported after 15 seconds', async () => {
      vi.useFakeTimers();
      fetchCall.mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          ),
      );
      const failing = failure();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await failing).toMatchObject({ message: 'No answer within 15 seconds', status: undefined });
    });
  });
});

describe('service estimate', () => {
  test.each([
    ['a cost', { totalCost: 1234.5 }, estimateOf(1234.5)],
    ['a cost of nothing', { totalCost: 0 }, estimateOf(0)],
    [
      'what was assumed for a condo and for a room',
      { totalCost: 900, assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] },
      estimateOf(900, { assumed: [{ wallSqft: 960 }, { room: 7, wallSqft: 384 }] }),
    ],
    [
      'a cost, and not the assumptions that are none',
      {
        totalCost: 900,
        assumed: [null, 'walls', {}, { wallSqft: '384' }, { wallSqft: -1 }, { wallSqft: 384 }],
      },
      estimateOf(900, { assumed: [{ wallSqft: 384 }] }),
    ],
    [
      'a cost where the assumptions are no list',
      { totalCost: 900, assumed: { wallSqft: 1 } },
      estimateOf(900),
    ],
    [
      'what the price is made of, and its range',
      { totalCost: 900, lines: [{ label: 'Walls', amount: 900, field: 'x', room: 1 }], low: 850, high: 950 },
      estimateOf(900, { lines: [{ label: 'Walls', amount: 900, field: 'x', room: 1 }], low: 850, high: 950 }),
    ],
    [
      'no lines and no range where they are none',
      {
        totalCost: 900,
        lines: [
          null,
          'x',
          {},
          { label: 'x' },
          { amount: 1 },
          { label: 'x', amount: '1' },
          { label: 7, amount: 1 },
        ],
        low: '850',
        high: -1,
      },
      estimateOf(900),
    ],
  ])('an answer gives %s', (_, answer, estimate) => {
    expect(readServiceEstimate(answer)).toStrictEqual(estimate);
  });

  test.each([
    undefined,
    null,
    900,
    'free',
    [{ totalCost: 900 }],
    {},
    { totalCost: '900' },
    { totalCost: -1 },
    { totalCost: Number.POSITIVE_INFINITY },
  ])('%j is not an estimate', (answer) => {
    expect(readServiceEstimate(answer)).toBeNull();
  });
});

describe('minimum order', () => {
  test.each([
    [0, 350, true],
    [120.5, 350, true],
    [349.99, 350, true],
    [350, 350, false],
    [350.01, 350.01, false],
    [4500, 4500, false],
  ])('a cost of %d is asked at %d; minimum applied: %s', (cost, totalCost, minimumApplied) => {
    expect(applyMinimumOrder(estimateOf(cost), 350)).toStrictEqual({
      totalCost,
      originalCost: cost,
      validUntil: null,
      minimumOrder: 350,
      minimumApplied,
      assumed: [],
      lines: [],
      low: null,
      high: null,
    });
  });

  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

  test('no price is below the minimum or the cost, and a raised one is marked', () => {
    fc.assert(
      fc.property(amount, amount, (cost, minimumOrder) => {
        const { totalCost, originalCost, minimumApplied } = applyMinimumOrder(estimateOf(cost), minimumOrder);
        expect(totalCost).toBeGreaterThanOrEqual(minimumOrder);
        expect(totalCost).toBeGreaterThanOrEqual(cost);
        expect(originalCost).toBe(cost);
        expect(minimumApplied).toBe(totalCost > cost);
      }),
    );
  });

  test("events and the thank-you state call the service's cost originalCost", () => {
    expect(publicPrice(applyMinimumOrder(estimateOf(120), 350))).toStrictEqual({
      totalCost: 350,
      originalCost: 120,
      minimumApplied: true,
    });
  });
});
