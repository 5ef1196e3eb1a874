import { expect, it, vi } from 'vitest';
import { sendAdded } from '../../../widgets/after-lead/send-added';
import { bookingLink } from '../../../widgets/after-lead/visit-card';
import { afterEvent } from '../../../widgets/lead/outbox-entry';
import type { SendResult } from '../../../widgets/lead/send';

it("a business's own calendar gets name, email and reference, and nothing in test mode", () => {
  const lead = { name: 'Ada Park', email: 'ada@example.com', isTest: false };
  const address = new URL(bookingLink('https://cal.example/paint?month=2026-12', lead, '7K2Q-M4'));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    month: '2026-12',
    name: 'Ada Park',
    email: 'ada@example.com',
    notes: 'Ref 7K2Q-M4',
  });
  const tried = bookingLink('https://cal.example/paint', { ...lead, isTest: true }, '7K2Q-M4');
  expect(tried).toBe('https://cal.example/paint');
});

it("a visit request answered only by a network's sign-in page is retried, unless another replaced it", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => new Response('<!doctype html><p>Please accept our terms'));
  vi.stubGlobal('fetch', fetch);
  const call = { url: 'https://ours.example/api/leads/LEAD/visit', body: { times: [] } };
  for (const [isWanted, tries] of [
    [true, 2],
    [false, 1],
  ] as const) {
    fetch.mockClear();
    const result = sendAdded({ id: 'added:visit:LEAD:1', call }, () => isWanted);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ sent: false });
    expect(fetch).toHaveBeenCalledTimes(tries);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['5', 5_000, 2],
  ['60', 0, 1],
])(
  'a busy server that asks for %s seconds gets them, from the visitor or from the outbox',
  async (retryAfter, pauseMs, tries) => {
    vi.useFakeTimers();
    const times: number[] = [];
    vi.stubGlobal('fetch', async () => {
      times.push(Date.now());
      return Response.json({}, { status: 503, headers: { 'Retry-After': retryAfter } });
    });
    const call = { url: 'https://ours.example/api/leads/LEAD/visit', body: { times: [] } };
    const result = sendAdded({ id: 'added:visit:LEAD:1', call }, () => true);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ sent: false, status: 503 });
    expect([times.length, Number(times.at(-1)) - Number(times[0])]).toEqual([tries, pauseMs]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  },
);

it('a photo waits for a lead still being sent, and leaves nothing behind once accepted or refused', () => {
  const id = 'added:photo:LEAD:PHOTO';
  const call = { url: 'https://ours.example/api/leads/LEAD/photos/PHOTO', body: {} };
  const queued = afterEvent(id, null, { type: 'queued', values: '', call }, 0);
  const started = afterEvent(id, queued, { type: 'started', isLater: false, sender: 'lock' }, 1);
  const after = (result: SendResult) => afterEvent(id, started, { type: 'ended', isLater: false, result }, 2);
  expect(after({ sent: false, status: 404, message: '', isUndelivered: true })?.call).toEqual(call);
  expect(after({ sent: false, status: 422, message: '', isUndelivered: true })).toBeNull();
  expect(after({ sent: true })).toBeNull();
});
