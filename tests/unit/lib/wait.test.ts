import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wait } from '../../../widgets/lib/wait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('resolves after the time and leaves no listener', async () => {
  const controller = new AbortController();
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  let isOver = false;
  const waiting = wait(1_000, controller.signal).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});

it('works without a signal', async () => {
  const waiting = wait(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(waiting).resolves.toBeUndefined();
});

it('rejects at once with the abort reason and clears its timer', async () => {
  const controller = new AbortController();
  const waiting = wait(1_000, controller.signal);
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('does not start if already aborted', async () => {
  await expect(wait(1_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
