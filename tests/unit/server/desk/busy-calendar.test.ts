import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node-html-parser';
import { afterEach, describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { BusyCalendar, type ReadCalendar } from '../../../../server/desk/busy-calendar';
import { readBusySpans } from '../../../../server/desk/busy-spans';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { testServer } from '../server-app';

const timeZone = 'America/Toronto';
const window = {
  fromMs: Date.parse('2026-10-26T00:00:00Z'),
  toMs: Date.parse('2026-11-16T00:00:00Z'),
  timeZone,
};

const ical = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

/** The busy times of entries, each as `from to` in UTC, to the minute. */
function busy(...events: readonly string[]): string[] {
  return spansOf(read(ical(...events)));
}

function read(text: string) {
  return readBusySpans(text, window, () => performance.now());
}

const readHere: ReadCalendar = async (text, range) => readBusySpans(text, range, () => performance.now());

function spansOf(reading: ReturnType<typeof read>): string[] {
  const minute = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 16);
  return reading?.spans.map(({ fromMs, toMs }) => `${minute(fromMs)} ${minute(toMs)}`) ?? [];
}

/** Outlook's name for the zone, which only the calendar itself explains. */
const easternZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
].join('\r\n');

describe('the busy times of a calendar', () => {
  it('are those of single entries: in UTC, in a zone, without one, and for whole days', () => {
    expect(busy(event('UID:1', 'DTSTART:20261027T140000Z', 'DTEND:20261027T150000Z'))).toEqual([
      '2026-10-27T14:00 2026-10-27T15:00',
    ]);
    expect(busy(event('UID:1', 'DTSTART;TZID=Europe/Paris:20261027T140000', 'DURATION:PT90M'))).toEqual([
      '2026-10-27T13:00 2026-10-27T14:30',
    ]);
    expect(busy(event('UID:1', 'DTSTART:20261027T100000', 'DTEND:20261027T110000'))).toEqual([
      '2026-10-27T14:00 2026-10-27T15:00',
    ]);
    // The night in which the clocks go back: the day has 25 hours.
    expect(busy(event('UID:1', 'DTSTART;VALUE=DATE:20261101'))).toEqual([
      '2026-11-01T04:00 2026-11-02T05:00',
    ]);
    expect(busy(event('UID:1', 'DTSTART:20261201T140000Z', 'DURATION:PT1H'))).toEqual([]);
  });

  it('are those of recurring entries, at the same time of day before and after a clock change', () => {
    const weekly = ['UID:1', 'RRULE:FREQ=WEEKLY;BYDAY=TU', 'DURATION:PT1H'];
    for (const start of [
      'DTSTART;TZID=America/Toronto:20200107T090000',
      'DTSTART;TZID=Eastern Standard Time:20200107T090000',
    ]) {
      expect(busy(easternZone, event(...weekly, start))).toEqual([
        '2026-10-27T13:00 2026-10-27T14:00',
        '2026-11-03T14:00 2026-11-03T15:00',
        '2026-11-10T14:00 2026-11-10T15:00',
      ]);
    }
  });

  it('leave out exceptions, and have those that were moved or made longer', () => {
    const times = busy(
      event('UID:2', 'DTSTART:20261029T130000Z', 'DTEND:20261029T140000Z'),
      event(
        'UID:1',
        'DTSTART;TZID=America/Toronto:20261006T090000',
        'DTEND;TZID=America/Toronto:20261006T100000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=America/Toronto:20261103T090000',
      ),
      // Moved into the window from after it, out of its place, called off, and made longer.
      event(
        'UID:1',
        'RECURRENCE-ID;TZID=America/Toronto:20261117T090000',
        'DTSTART:20261112T200000Z',
        'DTEND:20261112T210000Z',
      ),
      event(
        'UID:1',
        'RECURRENCE-ID;TZID=America/Toronto:20261027T090000',
        'DTSTART:20261028T130000Z',
        'DTEND:20261028T140000Z',
      ),
      event('UID:1', 'RECURRENCE-ID:20261110T140000Z', 'DTSTART:20261110T140000Z', 'STATUS:CANCELLED'),
      event('UID:3', 'DTSTART:20261005T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261027T000000Z'),
      event('UID:3', 'RECURRENCE-ID:20261026T140000Z', 'DTSTART:20261026T140000Z', 'DURATION:PT2H'),
      // Moved out of the window.
      event('UID:3', 'RECURRENCE-ID:20261019T140000Z', 'DTSTART:20261201T140000Z', 'DURATION:PT1H'),
    );
    expect(times.toSorted()).toEqual([
      '2026-10-26T14:00 2026-10-26T16:00',
      '2026-10-28T13:00 2026-10-28T14:00',
      '2026-10-29T13:00 2026-10-29T14:00',
      '2026-11-12T20:00 2026-11-12T21:00',
    ]);
  });

  it('have nothing of tasks, nor of entries that are free, called off or without a time', () => {
    const at = ['UID:1', 'DTSTART:20261027T140000Z', 'DTEND:20261027T150000Z'];
    expect(
      busy(
        event(...at, 'TRANSP:TRANSPARENT'),
        event(...at, 'STATUS:CANCELLED'),
        event(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        event('UID:2', 'SUMMARY:Some day'),
        ['BEGIN:VTODO', ...at, 'END:VTODO'].join('\r\n'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['no text', ''],
    ['a page', '<!doctype html><p>Sign in'],
    ['an address card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ])('are refused of %s', (_what, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a calendar at an address', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  async function served(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0);
    stops.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}/private.ics`;
  }

  it('takes the half-days that it has entries in; it is read again after ten minutes', async () => {
    // The clock of the tests stands at noon on Friday, July 31, 2026. Tuesday is taken, then Wednesday.
    let day = '20260804';
    const url = await served((_request, response) =>
      response.end(ical(event('UID:1', `DTSTART;VALUE=DATE:${day}`))),
    );
    const visiting = { ...ownBusiness, timeZone, visits: visitRulesSchema.parse({}) };
    const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
    const now = () => clock.nowMs;
    const server = testServer({
      business: visiting,
      now,
      calendar: new BusyCalendar({ url, timeZone, now, read: readHere }),
    });
    const days = async () => {
      const { halfDays } = await (await server.app.request('/api/visits')).json();
      return [...new Set<string>(halfDays.map(({ date }: { date: string }) => date))];
    };
    expect(await days()).toEqual(['2026-08-03', '2026-08-05', '2026-08-06', '2026-08-07', '2026-08-10']);
    day = '20260805';
    clock.nowMs += 9 * 60_000;
    expect(await days()).not.toContain('2026-08-04');
    clock.nowMs += 60_000;
    expect(await days()).toEqual(['2026-08-03', '2026-08-04', '2026-08-06', '2026-08-07', '2026-08-10']);
  });

  it('an unreadable calendar hides no times, and only such a one is reported on /leads, without its address', async () => {
    const leadsToken = 'a token of more than twenty characters';
    const addresses = [
      [await served((_request, response) => response.writeHead(404).end()), 'its address answers 404'],
      [await served((_request, response) => response.end('Sign in')), 'no iCalendar'],
      [await served((_request, response) => response.end('x'.repeat(6_000_000))), 'larger than 5 MB'],
      ['http://localhost:9/', 'cannot be reached'],
      [await served((_request, response) => response.end(ical())), null],
    ] as const;
    for (const [url, problem] of addresses) {
      const calendar = new BusyCalendar({ url, timeZone, now: Date.now, read: readHere });
      const server = testServer({
        business: { ...ownBusiness, timeZone, visits: visitRulesSchema.parse({}) },
        calendar,
        leadsToken,
      });
      expect((await calendar.times()).spans).toEqual([]);
      expect((await (await server.app.request('/api/visits')).json()).halfDays).toHaveLength(12);
      const page = await (
        await server.app.request('/leads', { headers: { Authorization: `Bearer ${leadsToken}` } })
      ).text();
      const panel = parse(page)
        .querySelectorAll('.alert')
        .map(({ text }) => text);
      expect(panel).toEqual(problem === null ? [] : [expect.stringContaining(problem)]);
      expect(page).not.toContain(url);
    }
  });
});
