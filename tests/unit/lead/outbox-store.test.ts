import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../../widgets/lead/outbox-entry';
import { FakeBrowser, orderOf } from './fake-browser';
import { FakeStorage } from './fake-storage';

describe('outbox store', () => {
  const prefix = 'painting-outbox:';
  const now = Date.UTC(2026, 10, 21, 12);

  let storage: FakeStorage;
  let store: typeof import('../../../widgets/lead/outbox-store');

  async function openPage(entries?: Readonly<Record<string, string>>): Promise<void> {
    storage = new FakeStorage(entries);
    vi.stubGlobal('localStorage', storage);
    vi.resetModules();
    store = await import('../../../widgets/lead/outbox-store');
  }

  beforeEach(async () => {
    vi.useFakeTimers({ now });
    await openPage();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  let serial = 0;

  /** A new entry, one second younger than the previous one. */
  function entry(message = 'text', isDelivered = false): Entry {
    serial += 1;
    const { call, values } = orderOf('A', 'notification', message);
    const id = `${String(serial).padStart(26, '0')}:notification`;
    const createdAt = now - 1_000_000 + serial * 1_000;
    const rest = { id, values, createdAt, unknownTries: 0, tries: 0, triedAt: 0 };
    return isDelivered ? rest : { ...rest, call };
  }

  function save(...entries: Entry[]): boolean[] {
    return entries.map((one) => store.saveEntry(one.id, one));
  }

  const ids = () => store.loadEntries().map(({ id }) => id);

  test('an entry outlives the page, until it is erased', async () => {
    const one = entry();
    expect(save(one)).toEqual([true]);
    await openPage({ ...(storage as unknown as Record<string, string>) });
    expect(store.loadEntry(one.id)).toEqual(one);
    expect(store.saveEntry(one.id, null)).toBe(false);
    expect(store.loadEntry(one.id)).toBeNull();
    expect(Object.keys(storage)).toEqual([]);
  });

  test('entries come oldest first', () => {
    const [one, two, three] = [entry(), entry(), entry()] as const;
    save(two, three, one);
    expect(ids()).toEqual([one.id, two.id, three.id]);
  });

  test.each([
    ['is blocked', undefined],
    [
      'is full',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
  ])('an entry lives as long as the page where storage %s', (_, setItem) => {
    if (setItem) Object.defineProperty(storage, 'setItem', { value: setItem });
    else vi.stubGlobal('localStorage', undefined);
    const one = entry();
    expect(save(one)).toEqual([false]);
    expect(store.loadEntries()).toEqual([one]);
    store.saveEntry(one.id, null);
    expect(store.loadEntries()).toEqual([]);
  });

  describe('limits', () => {
    test('a message of 50 kB is stored for the next page; a message too large for the service is kept only for this page', () => {
      expect(save(entry('x'.repeat(50_000)), entry('x'.repeat(61_000)))).toEqual([true, false]);
      expect(Object.keys(storage)).toHaveLength(1);
      expect(store.loadEntries()).toHaveLength(2);
    });

    test('of more than twenty entries the oldest are erased, delivered ones first', () => {
      const marks = [entry('', true), entry('', true)];
      const waiting = Array.from({ length: 20 }, () => entry());
      save(...waiting.slice(0, 18), ...marks);
      expect(ids()).toHaveLength(20);
      save(...waiting.slice(18));
      expect(ids()).toEqual(waiting.map(({ id }) => id));
      const newest = entry();
      save(newest);
      expect(ids()).toEqual([...waiting.slice(1).map(({ id }) => id), newest.id]);
    });

    test('200,000 characters are kept together, and one more is too many', () => {
      const frame = JSON.stringify(entry('')).length;
      const quarters = Array.from({ length: 4 }, () => entry('x'.repeat(50_000 - frame)));
      save(...quarters);
      expect(ids()).toHaveLength(4);
      save({ ...entry('x'.repeat(50_001 - frame)), id: quarters[3]?.id ?? '' });
      expect(ids()).toHaveLength(3);
    });

    test('together they stay under 200,000 characters, the newest among them', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 59_000 }), { maxLength: 30 }), async (sizes) => {
          await openPage({ theirs: 'stays' });
          for (const size of sizes) {
            const one = entry('x'.repeat(size));
            save(one);
            expect(ids().at(-1)).toBe(one.id);
          }
          const characters = Object.values(storage).reduce<number>(
            (sum, text) => sum + String(text).length,
            0,
          );
          expect(characters).toBeLessThanOrEqual(200_000 + 'stays'.length);
          expect(storage.getItem('theirs')).toBe('stays');
        }),
        { numRuns: 20 },
      );
    });
  });

  test('whatever is in storage, only complete entries are read, broken ones of ours are erased, and other keys stay', async () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify(entry('planted'))));
    const ownKey = fc
      .oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', `${'A'.repeat(26)}:notification`))
      .map((id) => prefix + id);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(ownKey, anything),
        fc.dictionary(fc.string(), anything),
        async (ours, theirs) => {
          const foreign = Object.entries(theirs).filter(([key]) => !key.startsWith(prefix));
          await openPage({ ...ours, ...Object.fromEntries(foreign) });
          for (const { id, call } of store.loadEntries()) {
            expect(id).toBe(`${'A'.repeat(26)}:notification`);
            expect(call?.url).toMatch(/^https:/);
          }
          const left = Object.keys(storage).filter((key) => key.startsWith(prefix));
          expect(left.length).toBe(store.loadEntries().length);
          for (const [key, text] of foreign) expect(storage.getItem(key)).toBe(text);
          const one = entry();
          save(one);
          expect(ids()).toContain(one.id);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('lock', () => {
  let browser: FakeBrowser;
  let begin = 0;
  let withTurn: typeof import('../../../widgets/lead/lock').withTurn;

  beforeEach(async () => {
    browser = new FakeBrowser();
    browser.install();
    vi.resetModules();
    ({ withTurn } = await import('../../../widgets/lead/lock'));
    begin = Date.now();
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

  test('tasks with the same name run one after the other, with a pause between; tasks with other names do not wait', async () => {
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

  test('patience ends after five seconds: the task runs without the lock, once, and a lock granted later is released', async () => {
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
});
