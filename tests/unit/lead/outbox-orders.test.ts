import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type FakeAnswer, FakeBrowser, type FakePage, leadIds, orderOf } from './fake-browser';

/* Random orders of visitors' actions and of services' answers. No lead is ever lost; if every answer is clear, each
   arrives once. */

const clear: fc.Arbitrary<FakeAnswer> = fc.constantFrom(
  { status: 200, text: 'OK' },
  { status: 429, text: 'Too Many Requests' },
  { status: 503, text: 'Away' },
);
const unclear: fc.Arbitrary<FakeAnswer> = fc.oneof(
  clear,
  fc.record({ kind: fc.constantFrom('hang' as const, 'reset' as const), takes: fc.boolean() }),
  fc.constant({ status: 200, text: '<html>Sign in</html>', type: 'text/html' }),
);

type Act =
  | { readonly act: 'send'; readonly page: number; readonly letter: string }
  | { readonly act: 'open' | 'online' | 'offline' }
  | { readonly act: 'close'; readonly page: number }
  | { readonly act: 'pass'; readonly milliseconds: number };

const pageNumber = fc.nat(3);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('send' as const),
        page: pageNumber,
        letter: fc.constantFrom('A', 'B', 'C'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constantFrom('open' as const, 'online' as const, 'offline' as const) }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('close' as const), page: pageNumber }) },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('pass' as const),
        milliseconds: fc.oneof(fc.nat(3_000), fc.nat(30_000), fc.nat(120_000)),
      }),
    },
  ),
  { minLength: 3, maxLength: 20 },
);

/** Lets a script happen; returns the ids of the leads that were sent in it. */
async function live(browser: FakeBrowser, script: readonly Act[], isClear: boolean): Promise<Set<string>> {
  const sent = new Set<string>();
  const pages: FakePage[] = [await open(browser)];
  for (const step of script) {
    const openPages = pages.filter(({ isOpen }) => isOpen);
    if (step.act === 'pass') await vi.advanceTimersByTimeAsync(step.milliseconds);
    else if (step.act === 'open') pages.push(await open(browser));
    else if (step.act === 'close') {
      // A page left before the answer does not know the outcome of the call.
      if (isClear) await vi.advanceTimersByTimeAsync(0);
      openPages[step.page]?.close();
    } else if (step.act === 'send') {
      const order = orderOf(step.letter);
      openPages[step.page]?.run((outbox) => {
        sent.add(order.id.slice(0, 26));
        outbox.queue(order);
        void outbox.deliver(order);
      });
    } else {
      browser.navigator.onLine = step.act === 'online';
      if (step.act === 'online') browser.events.dispatchEvent(new Event('online'));
    }
  }
  browser.navigator.onLine = true;
  browser.answers = [{ status: 200, text: 'OK' }];
  // The visitor comes back once more, and stays for a while.
  pages.push(await open(browser));
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  return sent;
}

async function open(browser: FakeBrowser): Promise<FakePage> {
  const page = await browser.open();
  void page.run((outbox) => outbox.resumeOutbox());
  return page;
}

async function check(
  answers: fc.Arbitrary<FakeAnswer>,
  { locks, isClear }: { readonly locks: boolean; readonly isClear: boolean },
  expectation: (taken: string[], sent: Set<string>) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(acts, fc.array(answers, { minLength: 1, maxLength: 12 }), async (script, replies) => {
      const browser = new FakeBrowser();
      if (!locks) browser.navigator.locks = undefined;
      browser.install();
      try {
        browser.answers = replies;
        const sent = await live(browser, script, isClear);
        expectation(leadIds(browser.taken), sent);
      } finally {
        browser.uninstall();
      }
    }),
    { numRuns: 150 },
  );
}

for (const locks of [true, false]) {
  const where = locks ? 'with locks' : 'without locks';

  test(`${where}: no lead is lost, whatever happens`, async () => {
    await check(unclear, { locks, isClear: false }, (taken, sent) => expect(new Set(taken)).toEqual(sent));
  });

  test(`${where}: each lead arrives once if every answer is clear`, async () => {
    await check(clear, { locks, isClear: true }, (taken, sent) =>
      expect(taken.sort()).toEqual([...sent].sort()),
    );
  });
}
