import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '../../../../server/lib/within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether it has resolved by now. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
}

it('waits for work, and for nothing after it', async () => {
  let finish = () => {};
  const waiting = within(1_000, new Promise<void>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver(waiting)).toBe(false);
  finish();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

it('waits no longer than it is told', async () => {
  const waiting = within(1_000, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBeUndefined();
});

it('rejects as the work does', async () => {
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
