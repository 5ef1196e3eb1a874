import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultValues } from '../../../shared/fields';
import { EstimateError, requestEstimate } from '../../../widgets/painting-estimator/estimate-client';
import { estimateOf } from './price-of';

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

/** What the request rejects with. */
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

describe('an answer without a usable cost is told', () => {
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

describe('a call without an answer is told', () => {
  test.each([
    ["in the browser's words", new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['as a failure where the browser has no words', new TypeError(''), 'Failed to calculate cost'],
  ])('%s', async (_, reason, message) => {
    fetchCall.mockRejectedValue(reason);
    expect(await failure()).toMatchObject({ message, status: undefined });
  });

  test('after 15 seconds', async () => {
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
