import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../../widgets/mail/email-client';
import {
  deleteMail,
  isDue,
  keepMail,
  mailId,
  markDelivered,
  recordAttempt,
  recordRefusal,
  type WaitingMail,
  waitingMails,
  wasDeliveredLater,
} from '../../../widgets/mail/outbox';
import { FakeStorage } from './fake-storage';

const prefix = 'painting-unsent-mail:';
const startMs = Date.UTC(2026, 10, 21, 12);
const hourMs = 60 * 60 * 1000;

const mailOf = (message: string): Mail => ({
  service: { url: 'https://mail.example/', serviceId: 'service', publicKey: 'key' },
  templateId: 'template',
  templateParams: { client_message: message },
});

let storage: FakeStorage;

function useStorage(entries?: Readonly<Record<string, string>>): void {
  storage = new FakeStorage(entries);
  vi.stubGlobal('localStorage', storage);
}

const waitingTexts = () =>
  waitingMails().map(({ mail }) => (mail.templateParams as { client_message: string }).client_message);

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  useStorage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a mail that is kept', () => {
  test('waits, oldest first, until it is delivered or another stands in for it', () => {
    for (const message of ['one', 'two', 'three']) {
      keepMail(mailOf(message));
      vi.advanceTimersByTime(1);
    }
    expect(waitingTexts()).toEqual(['one', 'two', 'three']);
    markDelivered(mailId(mailOf('one')));
    deleteMail(mailId(mailOf('two')));
    expect(waitingTexts()).toEqual(['three']);
    expect(wasDeliveredLater(mailId(mailOf('one')))).toBe(true);
    expect(wasDeliveredLater(mailId(mailOf('two')))).toBe(false);
    expect(JSON.stringify(storage)).not.toContain('"one"');
  });

  test('that was delivered does not wait again', () => {
    markDelivered(mailId(mailOf('one')));
    keepMail(mailOf('one'));
    expect(waitingTexts()).toEqual([]);
  });

  test('is erased after a day, and so is the memory of its delivery', () => {
    keepMail(mailOf('one'));
    markDelivered(mailId(mailOf('two')));
    vi.setSystemTime(startMs + 24 * hourMs - 1);
    expect(waitingTexts()).toEqual(['one']);
    vi.setSystemTime(startMs + 24 * hourMs);
    expect(waitingTexts()).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('outlives a clock that is set back', () => {
    keepMail(mailOf('one'));
    vi.setSystemTime(startMs - 30 * 24 * hourMs);
    expect(waitingTexts()).toEqual(['one']);
  });

  test('is tried again at once, then after a minute, two, four, while nobody knows how a try ended', () => {
    keepMail(mailOf('one'));
    const waiting = () => waitingMails()[0] as WaitingMail;
    expect(isDue(waiting())).toBe(true);
    for (const minutes of [1, 2, 4, 8]) {
      recordAttempt(waiting());
      expect(isDue(waiting())).toBe(false);
      vi.advanceTimersByTime(minutes * 60_000);
      expect(isDue(waiting())).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isDue(waiting())).toBe(true);
    }
    recordRefusal(waiting());
    expect(waiting().tries).toBe(0);
    expect(isDue(waiting())).toBe(true);
  });

  test('is due again where the clock has been set back since it was tried', () => {
    keepMail(mailOf('one'));
    recordAttempt(waitingMails()[0] as WaitingMail);
    vi.setSystemTime(startMs - hourMs);
    expect(waitingMails().map(isDue)).toEqual([true]);
  });

  test('gives way, when it is the oldest of more than twenty, to a newer one; delivered ones before it', () => {
    markDelivered(mailId(mailOf('delivered')));
    for (let number = 1; number <= 20; number += 1) {
      vi.advanceTimersByTime(1);
      keepMail(mailOf(String(number)));
    }
    expect(waitingTexts()).toHaveLength(20);
    expect(wasDeliveredLater(mailId(mailOf('delivered')))).toBe(false);
    for (let number = 21; number <= 25; number += 1) {
      vi.advanceTimersByTime(1);
      keepMail(mailOf(String(number)));
    }
    expect(waitingTexts()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 6)));
  });

  test('that is too large for the service pushes no other out', () => {
    keepMail(mailOf('small'));
    keepMail(mailOf('x'.repeat(300_000)));
    expect(waitingTexts()).toEqual(['small']);
  });

  test('is no loss of storage: together they stay under 200,000 characters, the newest among them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 70_000 }), { maxLength: 30 }), (sizes) => {
        useStorage({ theirs: 'stays' });
        for (const [index, size] of sizes.entries()) {
          vi.advanceTimersByTime(1);
          const mail = mailOf(`${index} ${'x'.repeat(size)}`);
          keepMail(mail);
          if (size < 59_000) expect(waitingMails().at(-1)?.id).toBe(mailId(mail));
        }
        expect(JSON.stringify(Object.values(storage)).length).toBeLessThan(400_000);
        const characters = Object.values(storage).reduce<number>((sum, text) => sum + String(text).length, 0);
        expect(characters).toBeLessThanOrEqual(200_000 + 'stays'.length);
        expect(storage.getItem('theirs')).toBe('stays');
      }),
      { numRuns: 30 },
    );
  });
});

describe('whatever stands in the storage', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          at: fc.oneof(fc.constant(startMs - 1), fc.double(), fc.string()),
          mail: fc.oneof(fc.constant(mailOf('planted')), fc.jsonValue(), fc.object()),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  );
  const ownKey = fc
    .oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', mailId(mailOf('planted'))))
    .map((id) => prefix + id);

  test('only whole mails under their own id come out; the rest of ours is erased, all of theirs stays', () => {
    fc.assert(
      fc.property(fc.dictionary(ownKey, anything), fc.dictionary(fc.string(), anything), (ours, theirs) => {
        const foreign = Object.entries(theirs).filter(([key]) => !key.startsWith(prefix));
        useStorage({ ...ours, ...Object.fromEntries(foreign) });
        for (const { id, mail } of waitingMails()) {
          expect(mailId(mail)).toBe(id);
          expect(mail.service.url).toMatch(/^https?:/);
        }
        for (const key of Object.keys(ours)) {
          const left = storage.getItem(key);
          if (left !== null) expect(startMs - JSON.parse(left).at).toBeLessThan(24 * hourMs);
        }
        for (const [key, text] of foreign) expect(storage.getItem(key)).toBe(text);
        keepMail(mailOf('new'));
        expect(waitingTexts()).toContain('new');
      }),
    );
  });

  test('storage that refuses everything is no error', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse, set: refuse }));
    keepMail(mailOf('one'));
    markDelivered('x');
    deleteMail('x');
    expect(waitingMails()).toEqual([]);
    expect(wasDeliveredLater('x')).toBe(false);
  });
});
