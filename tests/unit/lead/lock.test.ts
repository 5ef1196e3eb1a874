import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from './fake-browser';

let browser: FakeBrowser;
let withTurn: typeof import('../../../widgets/lead/lock').withTurn;

beforeEach(async () => {
  browser = new FakeBrowser();
  browser.install();
  vi.resetModules();
  ({ withTurn } = await import('../../../widgets/lead/lock'));
});

afterEach(() => browser.uninstall());

const settled = () => vi.advanceTimersByTimeAsync(0);

/** Asks for a turn in which a task takes some time. */
function ask(log: string[], name: string, { takesMs = 0, lane = 'lane' } = {}) {
  return withTurn(lane, 5_000, 1_000, async (hasLock) => {
    log.push(`${name} ${hasLock ? 'with' : 'without'} lock at ${Date.now() - begin}`);
    await new Promise<void>((resolve) => setTimeout(resolve, takesMs));
    return name;
  });
}

let begin = 0;
beforeEach(() => {
  begin = Date.now();
});

test('tasks of a name run one after the other, with a rest between; those of other names do not wait', async () => {
  const log: string[] = [];
  const answers = [ask(log, 'a', { takesMs: 200 }), ask(log, 'b'), ask(log, 'c', { lane: 'other' })];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(log).toEqual(['a with lock at 0', 'c with lock at 0', 'b with lock at 1200']);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
});

test('a task resolves before the rest', async () => {
  const done = vi.fn();
  void ask([], 'a').then(done);
  await settled();
  expect(done).toHaveBeenCalledWith('a');
});

test('a task that fails rejects, and the next has its turn', async () => {
  const failing = withTurn('lane', 5_000, 1_000, () => Promise.reject(new Error('no')));
  const log: string[] = [];
  void ask(log, 'next');
  await expect(failing).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['next with lock at 1000']);
});

test('patience ends after five seconds: the task runs without the lock, once, and a lock that comes later is given back', async () => {
  const log: string[] = [];
  void ask(log, 'long', { takesMs: 20_000 });
  void ask(log, 'patient');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual(['long with lock at 0', 'patient without lock at 5000']);
  void ask(log, 'last');
  await settled();
  expect(log.at(-1)).toBe('last with lock at 60000');
});

test.each([
  ['there are none', undefined],
  ['they refuse', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('where %s, the tasks of the page take turns', async (_, locks) => {
  browser.navigator.locks = locks;
  const log: string[] = [];
  void ask(log, 'a', { takesMs: 200 });
  void ask(log, 'b');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['a without lock at 0', 'b without lock at 1200']);
});
