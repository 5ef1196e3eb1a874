import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../widgets/lead/outbox-entry';
import { FakeBrowser, type FakePage, leadIds, orderOf } from './fake-browser';

const a = orderOf('A');
const b = orderOf('B');
const minuteMs = 60_000;

const fine = { status: 200, text: 'OK' };
const away = { status: 503, text: 'Away' };
const hangs = { kind: 'hang', takes: false } as const;

let browser: FakeBrowser;
let page: FakePage;

beforeEach(async () => {
  browser = new FakeBrowser();
  browser.install();
  page = await browser.open();
});

afterEach(() => {
  browser.uninstall();
  vi.restoreAllMocks();
});

/** Sends an order from a page; `result` is what the visitor sees, undefined while they wait. */
function send(order: Order, from: FakePage = page) {
  const outcome: { result?: object } = {};
  from.run((outbox) => {
    outbox.queue(order);
    void outbox.deliver(order).then((result) => Object.assign(outcome, { result }));
  });
  return outcome;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const resume = (from: FakePage) => from.run((outbox) => outbox.resumeOutbox());
const stored = () => JSON.stringify(browser.storage);
const ids = (...orders: Order[]) => orders.map(({ id }) => id.slice(0, 26));

describe('a call', () => {
  test('is in storage before it is sent', async () => {
    const seen: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      seen.push(stored());
      return fetch(...call);
    });
    send(a);
    await pass(0);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('client_message');
  });

  test('is replaced when it is answered: a mark without the typed values stays until a minute after the thank-you', async () => {
    const outcome = send(a);
    await pass(0);
    expect(outcome.result).toEqual({ sent: true });
    expect(stored()).toContain(a.id);
    expect(stored()).not.toContain('client_message');
    page.run((outbox) => outbox.forget(a.id.slice(0, 26), 'finished'));
    expect(page.run((outbox) => outbox.findLead(a.values))).toBe(a.id.slice(0, 26));
    await pass(minuteMs);
    expect(page.run((outbox) => outbox.findLead(a.values))).toBeUndefined();
    expect(stored()).toBe('{}');
  });

  test('counts as sent if the visitor presses again within that minute, and is not sent again', async () => {
    send(a);
    await pass(0);
    page.run((outbox) => outbox.forget(a.id.slice(0, 26), 'finished'));
    page.close();
    const outcome = send(a, await browser.open());
    await pass(5_000);
    expect(outcome.result).toEqual({ sent: true });
    expect(browser.calls).toHaveLength(1);
  });

  test('is kept after a failure, and sent with the same id by the same page a minute later', async () => {
    browser.answers = [away, away, fine];
    const outcome = send(a);
    await pass(1_200);
    expect(outcome.result).toMatchObject({ sent: false, status: 503, message: 'Away' });
    expect(browser.calls).toHaveLength(2);
    await pass(minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a));
    await pass(60 * minuteMs);
    expect(browser.calls).toHaveLength(3);
  });

  test('is sent even if storage has lost it meanwhile', async () => {
    const outcome = send(a);
    browser.storage.removeItem(`painting-outbox:${a.id}`);
    await pass(0);
    expect(outcome.result).toEqual({ sent: true });
  });

  test('is sent once if the visitor presses again while it is under way', async () => {
    const outcomes = [send(a), send(a)];
    await pass(5_000);
    expect(outcomes.map(({ result }) => result)).toEqual([{ sent: true }, { sent: true }]);
    expect(browser.calls).toHaveLength(1);
  });
});

describe('a call interrupted when the page closes', () => {
  const moments = [
    { when: 'before the answer', answers: [hangs], afterMs: 3_000 },
    { when: 'between two tries', answers: [away], afterMs: 600 },
    { when: 'after it was told that it failed', answers: [away, away], afterMs: 5_000 },
    { when: 'while it waits for its turn', answers: [hangs], afterMs: 3_000, behind: b },
  ];
  for (const { when, answers, afterMs, behind } of moments) {
    test(`${when}: the next page sends the call at once, with the same id`, async () => {
      browser.answers = [...answers];
      if (behind) send(behind);
      send(a);
      await pass(afterMs);
      page.close();
      browser.answers = [fine];
      const next = await browser.open();
      resume(next);
      await pass(5_000);
      expect(leadIds(browser.taken)).toEqual(behind ? ids(behind, a) : ids(a));
      await pass(60 * minuteMs);
      expect(browser.taken).toHaveLength(behind ? 2 : 1);
    });
  }

  test('after the answer nothing is sent again', async () => {
    send(a);
    await pass(10);
    page.close();
    resume(await browser.open());
    await pass(60 * minuteMs);
    expect(browser.calls).toHaveLength(1);
  });

  test('a visitor who sends the same again on the next page sends the same lead', async () => {
    browser.answers = [hangs];
    send(a);
    await pass(1_000);
    page.close();
    browser.answers = [fine];
    const next = await browser.open();
    expect(next.run((outbox) => outbox.findLead(a.values))).toBe(a.id.slice(0, 26));
    resume(next);
    const outcome = send(a, next);
    await pass(5_000);
    expect(outcome.result).toEqual({ sent: true });
    expect(leadIds(browser.taken)).toEqual(ids(a));
  });
});

describe('the outbox without a waiting visitor', () => {
  const leave = async (...orders: Order[]) => {
    browser.answers = [away];
    for (const order of orders) send(order);
    await pass(30_000);
    page.close();
    browser.calls.length = 0;
    browser.times.length = 0;
  };

  test('waits a minute after its first try, then two, four …, at most an hour', async () => {
    await leave(a);
    resume(await browser.open());
    await pass(10 * 60 * minuteMs);
    const minutes = browser.times
      .filter((_, index) => index % 2 === 0)
      .map((time, index, all) => (index > 0 ? Math.round((time - (all[index - 1] ?? 0)) / minuteMs) : 0));
    expect(minutes.slice(1, 10)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('keeps the pause across pages', async () => {
    await leave(a);
    const next = await browser.open();
    resume(next);
    await pass(5_000);
    expect(browser.calls).toHaveLength(2);
    next.close();
    resume(await browser.open());
    await pass(30_000);
    expect(browser.calls).toHaveLength(2);
    await pass(minuteMs);
    expect(browser.calls).toHaveLength(4);
  });

  test('drops a call that the service refuses for good', async () => {
    await leave(a);
    browser.answers = [{ status: 400, text: 'No' }];
    resume(await browser.open());
    await pass(60 * minuteMs);
    expect(browser.calls).toHaveLength(1);
    expect(stored()).not.toContain('client_message');
  });

  test('recognises such a lead when its visitor presses the button again: it may have arrived before', async () => {
    await leave(a);
    browser.answers = [{ status: 400, text: 'No' }, fine];
    const next = await browser.open();
    resume(next);
    await pass(5_000);
    expect(next.run((outbox) => outbox.findLead(a.values))).toBe(a.id.slice(0, 26));
    expect(next.run((outbox) => outbox.isDelivered(a.id))).toBe(false);
    expect(next.run((outbox) => outbox.isUndelivered(a.id))).toBe(false);
    const outcome = send(a, next);
    await pass(5_000);
    expect(outcome.result).toEqual({ sent: true });
  });

  test('forgets a lead that was refused every time', async () => {
    browser.answers = [{ status: 400, text: 'No' }];
    send(a);
    await pass(5_000);
    page.close();
    resume(await browser.open());
    await pass(5_000);
    expect(stored()).toBe('{}');
  });

  test("sends the business's mail before a confirmation of the same moment", async () => {
    const confirmation = orderOf('A', 'confirmation');
    page.run((outbox) => [confirmation, a].map(outbox.queue));
    page.close();
    resume(await browser.open());
    await pass(10_000);
    const kinds = browser.taken.map(({ body }) => (body as { template_id: string }).template_id);
    expect(kinds).toEqual(['notification', 'confirmation']);
  });

  test('sends nothing offline, and everything when the connection is back', async () => {
    await leave(a, b);
    browser.navigator.onLine = false;
    browser.answers = [fine];
    resume(await browser.open());
    await pass(10_000);
    expect(browser.calls).toEqual([]);
    browser.navigator.onLine = true;
    browser.events.dispatchEvent(new Event('online'));
    await pass(10_000);
    expect(leadIds(browser.taken)).toEqual(ids(a, b));
  });

  test('sends a call once that many pages find at the same moment', async () => {
    await leave(a, b);
    browser.answers = [fine];
    for (let index = 0; index < 5; index += 1) resume(await browser.open());
    await pass(60 * minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a, b));
  });

  test('is reported on a page that is still open, so that the visitor need not resend it', async () => {
    const heard = vi.fn();
    const stop = page.run((outbox) => outbox.onDelivery(heard));
    browser.answers = [away];
    send(a);
    await pass(5_000);
    expect(heard).not.toHaveBeenCalled();
    browser.answers = [fine];
    await pass(minuteMs);
    expect(page.run((outbox) => outbox.isDelivered(a.id))).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    // As after a delivery by another page.
    browser.events.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    browser.events.dispatchEvent(new Event('storage'));
    send(b);
    await pass(5_000);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('keeps looking while a call waits, even among delivered ones, and then stops', async () => {
    browser.answers = [fine, away, away, fine];
    send(a);
    send(b);
    await pass(5_000);
    expect(leadIds(browser.taken)).toEqual(ids(a));
    await pass(minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a, b));
    await pass(5_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a call left by a closed page is sent by a page that was already open', async () => {
    const other = await browser.open();
    resume(other);
    await pass(0);
    await leave(a);
    browser.answers = [fine];
    other.run(() => browser.events.dispatchEvent(new Event('storage')));
    await pass(2 * minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a));
  });

  test('erases a lead unsent after a day', async () => {
    await leave(a);
    browser.answers = [fine];
    vi.setSystemTime(Date.now() + 24 * 60 * minuteMs);
    resume(await browser.open());
    await pass(minuteMs);
    expect(browser.calls).toEqual([]);
    expect(stored()).toBe('{}');
  });

  test('sends the lead as JSON, too, within a day', async () => {
    const record = orderOf('A', 'record');
    await leave(record);
    browser.answers = [fine];
    vi.setSystemTime(Date.now() + 23 * 60 * minuteMs);
    resume(await browser.open());
    await pass(minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(record));
  });

  test('erases a confirmation unsent after an hour', async () => {
    const confirmation = orderOf('A', 'confirmation');
    await leave(confirmation);
    browser.answers = [fine];
    vi.setSystemTime(Date.now() + 60 * minuteMs);
    resume(await browser.open());
    await pass(minuteMs);
    expect(browser.calls).toEqual([]);
  });
});

describe('turns', () => {
  test('keep the calls of all pages 1.1 s apart, in the order of the clicks', async () => {
    const other = await browser.open();
    send(a);
    send(b, other);
    send(orderOf('C'));
    await pass(10_000);
    expect(leadIds(browser.calls)).toEqual(ids(a, b, orderOf('C')));
    const [one = 0, two = 0, three = 0] = browser.times;
    expect([two - one, three - two]).toEqual([1_100, 1_100]);
  });

  test('a visitor waits five seconds for another page that hangs, and no longer', async () => {
    browser.answers = [hangs, fine];
    send(a, await browser.open());
    await pass(0);
    const outcome = send(b);
    await pass(4_900);
    expect(browser.calls).toHaveLength(1);
    await pass(400);
    expect(outcome.result).toEqual({ sent: true });
  });

  test('a lock that is never granted delays neither a visitor nor the outbox', async () => {
    Object.assign(browser.navigator, { locks: { request: () => new Promise(() => {}) } });
    const outcome = send(a);
    await pass(6_000);
    expect(outcome.result).toEqual({ sent: true });
  });

  test("a page that waited for the lock in vain leaves the other page's call alone", async () => {
    browser.answers = [hangs, fine];
    send(a, await browser.open());
    await pass(0);
    send(a);
    await pass(9_000);
    expect(browser.calls).toHaveLength(1);
  });

  test('a mail and the lead as JSON, which go to different services, do not wait for each other', async () => {
    browser.answers = [hangs, fine];
    send(a);
    const outcome = send({
      ...orderOf('A', 'record'),
      call: { url: 'https://crm.example/leads', body: { template_params: {} } },
    });
    await pass(0);
    expect(outcome.result).toEqual({ sent: true });
  });
});

describe("the outbox's record of a lead", () => {
  test.each([
    [400, true],
    [503, false],
    [200, false],
  ])(
    'after an answer of %d it is certain that the service does not have it: %s',
    async (status, isCertain) => {
      browser.answers = [{ status }];
      send(a);
      await pass(5_000);
      expect(page.run((outbox) => outbox.isUndelivered(a.id))).toBe(isCertain);
      expect(page.run((outbox) => outbox.isUndelivered(b.id))).toBe(false);
    },
  );

  test('names the lead that it replaces', () => {
    page.run((outbox) => outbox.queue({ ...a, replaces: 'B' }));
    expect(page.run((outbox) => outbox.replacedBy(a.id))).toBe('B');
    expect(page.run((outbox) => outbox.replacedBy(b.id))).toBeUndefined();
  });

  test('is found by the values of the mail to the business alone', async () => {
    const confirmation = orderOf('B', 'confirmation');
    send(a);
    send(confirmation);
    await pass(5_000);
    const find = (values: string) => page.run((outbox) => outbox.findLead(values));
    expect([find(a.values), find(confirmation.values), find('others')]).toEqual([
      ...ids(a),
      undefined,
      undefined,
    ]);
  });

  test('is forgotten without affecting other records', async () => {
    browser.answers = [away];
    send(a);
    send(b);
    await pass(5_000);
    page.run((outbox) => outbox.forget(a.id.slice(0, 26), 'withdrawn'));
    expect(Object.keys(browser.storage)).toEqual([`painting-outbox:${b.id}`]);
  });
});

test('a page writes nothing that does not change: another may have changed it in between', async () => {
  send(a);
  await pass(0);
  const setItem = vi.spyOn(browser.storage, 'setItem');
  page.run((outbox) => outbox.queue(a));
  page.run((outbox) => outbox.forget(a.id, 'withdrawn'));
  expect(setItem).not.toHaveBeenCalled();
});

describe('without Web Locks', () => {
  beforeEach(() => {
    browser.navigator.locks = undefined;
  });

  test('a call goes out, and the calls of a page take turns', async () => {
    const outcomes = [send(a), send(b)];
    await pass(5_000);
    expect(outcomes.map(({ result }) => result)).toEqual([{ sent: true }, { sent: true }]);
    expect((browser.times[1] ?? 0) - (browser.times[0] ?? 0)).toBeGreaterThanOrEqual(1_100);
  });

  test('a call that many pages find at the same moment is sent once: they wait at random and look again', async () => {
    browser.answers = [away];
    send(a);
    await pass(30_000);
    page.close();
    browser.answers = [fine];
    for (let index = 0; index < 5; index += 1) resume(await browser.open());
    await pass(60 * minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a));
  });

  test.each([
    [0, 50],
    [0.5, 150],
  ])('a call goes out after a random wait (%d: %d ms)', async (random, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const startedAt = Date.now();
    send(a);
    await pass(5_000);
    expect(browser.times.map((time) => time - startedAt)).toEqual([delayMs]);
  });

  test('if two pages claim a call at the same moment, the last to write sends it', async () => {
    send(a);
    await pass(0);
    const key = `painting-outbox:${a.id}`;
    const claim = JSON.parse(browser.storage.getItem(key) ?? '');
    browser.storage.setItem(key, JSON.stringify({ ...claim, sender: 'another page' }));
    await pass(5_000);
    expect(browser.calls).toEqual([]);
  });

  test('other pages leave a call alone while a page is sending it', async () => {
    browser.answers = [hangs, fine];
    send(a);
    await pass(1_000);
    resume(await browser.open());
    await pass(5_000);
    expect(browser.calls).toHaveLength(1);
  });

  test('a call cut off by leaving the page is sent again half a minute later', async () => {
    browser.answers = [hangs, fine];
    send(a);
    await pass(1_000);
    page.close();
    resume(await browser.open());
    await pass(2 * minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a));
  });

  test('a visitor who sends a lead that another page is sending waits for the outcome', async () => {
    browser.answers = [away, away, fine];
    send(a);
    await pass(500);
    const outcome = send(a, await browser.open());
    await pass(1_000);
    expect(browser.calls).toHaveLength(2);
    await pass(5_000);
    expect(outcome.result).toEqual({ sent: true });
    expect(browser.calls).toHaveLength(3);
  });
});

describe('without storage', () => {
  test('a failed call is sent by the same page, a minute later', async () => {
    vi.stubGlobal('localStorage', undefined);
    browser.answers = [away, away, fine];
    const outcome = send(a);
    await pass(2_000);
    expect(outcome.result).toMatchObject({ sent: false });
    await pass(minuteMs);
    expect(leadIds(browser.taken)).toEqual(ids(a));
  });
});
