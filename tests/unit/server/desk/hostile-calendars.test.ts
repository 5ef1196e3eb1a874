import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { BusyCalendar, type ReadCalendar } from '../../../../server/desk/busy-calendar';
import { occurrences } from '../../../../server/desk/busy-rule';
import { readBusySpans } from '../../../../server/desk/busy-spans';
import { readInThread } from '../../../../server/desk/busy-thread';
import { fetchPublic, isPublicAddress } from '../../../../server/guards/fetch-public';
import { runningServer } from '../running-server';
import { sendBody, templates } from '../server-app';

const dayMs = 24 * 60 * 60_000;
/** Of one reading, whose steps are limited: many times what it takes, far from the hours without limits. */
const mostCpuMs = 20_000;
const timeZone = 'America/Toronto';
const window = {
  fromMs: Date.parse('2026-10-26T00:00:00Z'),
  toMs: Date.parse('2027-03-05T00:00:00Z'),
  timeZone,
};
const good = event('UID:good', 'SUMMARY:Good', 'DTSTART:20261027T140000Z', 'DTEND:20261027T150000Z');
const goodSpan = { fromMs: Date.parse('2026-10-27T14:00:00Z'), toMs: Date.parse('2026-10-27T15:00:00Z') };

function ical(...parts: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
}

function event(...lines: readonly string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
}

const ruled = (rule: string, start = '20200107T090000Z') =>
  event('UID:bad', 'SUMMARY:Bad', `DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`);
const times = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at));
const at = (index: number) =>
  new Date(Date.UTC(2016, 0, 1) + index * 3_600_000).toISOString().replace(/[-:]|\.000/g, '');
const neverMatching = 'BYMONTH=2;BYMONTHDAY=30';
const evilZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Evil', 'BEGIN:STANDARD', 'DTSTART:16010101T020000'],
  ...[
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'END:STANDARD',
  ],
  'END:VTIMEZONE',
].join('\r\n');

/** Calendars that stopped the server or turned the calendar off, each beside a good entry, and the number of entries left out of them. */
const calendars: readonly (readonly [string, () => readonly string[], number])[] = [
  ['a daily rule that never matches', () => [ruled(`FREQ=DAILY;${neverMatching}`)], 0],
  ['an hourly rule that never matches', () => [ruled(`FREQ=HOURLY;${neverMatching}`)], 0],
  ['a rule of seconds that never matches', () => [ruled(`FREQ=SECONDLY;${neverMatching}`)], 1],
  ['a rule of months that never matches', () => [ruled('FREQ=MONTHLY;INTERVAL=12;BYDAY=5MO;BYMONTH=2')], 0],
  ['an interval of a milliard days', () => [ruled('FREQ=DAILY;INTERVAL=1000000000')], 1],
  ['a daily entry since the year 1', () => [ruled('FREQ=DAILY;BYHOUR=3', '00010101T090000Z')], 0],
  [
    'five daily entries since 2000',
    () => times(5, () => ruled('FREQ=DAILY;BYHOUR=3', '20000101T090000Z')),
    0,
  ],
  ['entries every minute since 1970', () => [ruled('FREQ=MINUTELY;BYHOUR=3', '19700101T000000Z')], 1],
  [
    'a rule with a count that is not over',
    () => [ruled('FREQ=SECONDLY;COUNT=900000000', '20261001T000000Z')],
    1,
  ],
  [
    '40,000 plain entries',
    () =>
      times(40_000, (index) =>
        event(`UID:${index}`, `DTSTART:${at(index)}`, 'DURATION:PT1H', 'DESCRIPTION:x'),
      ).slice(0, -1),
    0,
  ],
  [
    '100,000 exceptions',
    () => [
      event(
        'UID:bad',
        'DTSTART:20260107T030000Z',
        'RRULE:FREQ=DAILY',
        ...times(100_000, (index) => `EXDATE:${at(index)}`),
      ),
    ],
    0,
  ],
  ['600,000 parameters', () => [event('UID:bad', `DTSTART${';X=1'.repeat(600_000)}:20261027T090000Z`)], 1],
  [
    'a malformed line',
    () => [event('UID:bad', 'DTSTART:20261027T030000Z', 'this is no property', 'ATTENDEE;CN=')],
    0,
  ],
  [
    'odd rules and times',
    () => [
      ruled('FREQ=SOMETIMES'),
      ruled('BYDAY'),
      event('DTSTART:soon'),
      event('DTSTART:20261027T090000Z', 'DURATION:long'),
    ],
    4,
  ],
  [
    'a time zone that never begins',
    () => [evilZone, event('UID:zoned', 'DTSTART;TZID=Evil:20261028T090000', 'DURATION:PT1H')],
    1,
  ],
  [
    'entries that were not closed',
    () => [event('UID:open', 'DTSTART:20261027T030000Z').replace('\r\nEND:VEVENT', '')],
    0,
  ],
];

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  stops.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/private.ics`;
}

describe('a hostile calendar', () => {
  it.each(calendars)(
    'a calendar with %s is read in time, and its good entry counts',
    (_what, bad, leftOutCount) => {
      const text = ical(...bad(), good);
      const before = process.cpuUsage();
      const reading = readBusySpans(text, window, () => 0);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(mostCpuMs);
      expect(reading).toMatchObject({ problem: '', leftOutCount });
      expect(reading?.spans).toContainEqual(goodSpan);
    },
  );

  it('names what it leaves out by title and time', () => {
    const reading = readBusySpans(ical(ruled('FREQ=SOMETIMES'), evilZone), window, () => 0);
    expect(reading?.leftOut).toEqual(['the time zone Evil', 'Bad (20200107T090000Z)']);
  });

  it('whatever it is, ends within its steps, on a clock that stands still as at the edge', () => {
    const part = fc.constantFrom(
      'BYDAY=MO,5FR',
      'BYMONTHDAY=31,-1',
      'BYMONTH=2,4',
      'BYHOUR=3',
      'BYMINUTE=7,9',
      'BYSETPOS=2',
      'BYWEEKNO=53',
      'BYYEARDAY=366',
      'COUNT=99999',
      'UNTIL=20270101',
      'INTERVAL=999999',
      'WKST=SU',
      'BYDAY=ZZ',
      'X',
    );
    const frequency = fc.constantFrom(
      'SECONDLY',
      'MINUTELY',
      'HOURLY',
      'DAILY',
      'WEEKLY',
      'MONTHLY',
      'YEARLY',
    );
    const rule = fc
      .tuple(frequency, fc.array(part, { maxLength: 5 }))
      .map(([name, parts]) => [`FREQ=${name}`, ...parts].join(';'));
    const start = fc.constantFrom('00010101T000000', '19700131T235959Z', '20200229', '20261027T090000');
    fc.assert(
      fc.property(fc.array(fc.tuple(rule, start), { maxLength: 3 }), (rules) => {
        const text = ical(good, ...rules.map(([one, begin]) => ruled(one, begin)));
        const before = process.cpuUsage();
        const reading = readBusySpans(text, window, () => 0);
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(mostCpuMs);
        // Entries may run into the good one; together they cover it.
        expect(
          reading?.spans.some(({ fromMs, toMs }) => fromMs <= goodSpan.fromMs && toMs >= goodSpan.toMs),
        ).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a rule taken up at the window', () => {
  it('has the occurrences that it has from its beginning', () => {
    const weekdays = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1, maxLength: 3 });
    const interval = fc.integer({ min: 1, max: 5 });
    const list = (values: readonly (string | number)[]) => values.join(',');
    const rule = fc.oneof(
      fc
        .tuple(interval, fc.constantFrom('', ';BYMONTH=10,11', ';BYDAY=MO,TH'))
        .map(([n, rest]) => `FREQ=DAILY;INTERVAL=${n}${rest}`),
      fc
        .tuple(interval, weekdays, fc.constantFrom('', ';WKST=SU'))
        .map(([n, days, rest]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${list(days)}${rest}`),
      interval.map((n) => `FREQ=WEEKLY;INTERVAL=${n}`),
      fc
        .tuple(
          interval,
          fc.constantFrom(
            '',
            ';BYMONTHDAY=1,15,31',
            ';BYDAY=2TU',
            ';BYDAY=-1FR',
            ';BYMONTHDAY=-1',
            ';BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
          ),
        )
        .map(([n, rest]) => `FREQ=MONTHLY;INTERVAL=${n}${rest}`),
      fc
        .tuple(
          interval,
          fc.constantFrom(
            '',
            ';BYMONTH=11',
            ';BYMONTH=11;BYDAY=1SU',
            ';BYYEARDAY=310',
            ';BYMONTHDAY=5;BYMONTH=11,12',
          ),
        )
        .map(([n, rest]) => `FREQ=YEARLY;INTERVAL=${n}${rest}`),
      interval.map((n) => `FREQ=HOURLY;INTERVAL=${n * 7}`),
    );
    const range = { fromMs: window.fromMs, toMs: window.toMs };
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 9 * 365 * 24 }), (text, hoursBefore) => {
        const startMs = range.fromMs - hoursBefore * 3_600_000;
        const found = [...occurrences(text, startMs, range, () => {})].filter((timeMs) => timeMs !== startMs);
        const start = ICAL.Time.fromDateTimeString(new Date(startMs).toISOString().slice(0, 19));
        const iterator = ICAL.Recur.fromString(text).iterator(start);
        const expected: number[] = [];
        for (let time = iterator.next(); time; time = iterator.next()) {
          const timeMs = Date.parse(`${time.toString()}Z`);
          if (timeMs > range.toMs) break;
          if (timeMs >= range.fromMs && timeMs !== startMs) expected.push(timeMs);
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: 80 },
    );
  });
});

describe('a calendar that can be read no more', () => {
  const clock = { nowMs: window.fromMs };
  const readHere: ReadCalendar = async (text, range) => readBusySpans(text, range, () => performance.now());

  it('keeps what was last read whole for a day, beside what can still be read', async () => {
    const answers = { body: ical(good), status: 200 };
    const url = await served((_request, response) => response.writeHead(answers.status).end(answers.body));
    const calendar = new BusyCalendar({ url, timeZone, now: () => clock.nowMs, read: readHere });
    expect(await calendar.times()).toMatchObject({ spans: [goodSpan], problem: '', keptFromMs: null });
    answers.status = 500;
    clock.nowMs += dayMs - 60_000;
    expect(await calendar.times()).toMatchObject({ spans: [goodSpan], keptFromMs: window.fromMs });
    answers.status = 200;
    answers.body = ical(
      event('UID:2', 'DTSTART:20261029T140000Z', 'DURATION:PT1H'),
      'X:'.padEnd(6_000_000, 'x'),
    );
    clock.nowMs += 30 * 60_000;
    const { spans, problem, keptFromMs } = await calendar.times();
    expect(spans.map(({ fromMs }) => new Date(fromMs).toISOString().slice(0, 10))).toEqual(['2026-10-29']);
    expect([problem, keptFromMs]).toEqual(['it is larger than 5 MB', null]);
  });

  it('is waited for by every call until it was read once', async () => {
    let reads = 0;
    const url = await served((_request, response) => {
      reads += 1;
      response.end(ical(good));
    });
    const calendar = new BusyCalendar({ url, timeZone, now: () => window.fromMs, read: readHere });
    const all = await Promise.all([calendar.times(), calendar.times(), calendar.times()]);
    expect(all.map(({ spans }) => spans.length)).toEqual([1, 1, 1]);
    expect(reads).toBe(1);
  });

  it('follows redirects to public addresses only', async () => {
    const inside = await served((_request, response) => response.end(ical(good)));
    const targets = [
      inside,
      inside.replace('localhost', '127.0.0.1'),
      inside.replace('localhost', '[::1]'),
      'file:///etc/passwd',
    ];
    for (const location of targets) {
      const url = await served((_request, response) => response.writeHead(302, { location }).end());
      const options = { url, timeZone, now: () => window.fromMs, read: readHere, fetchPublic };
      expect(await new BusyCalendar(options).times()).toMatchObject({
        spans: [],
        problem: 'its address cannot be reached',
      });
    }
    // The first and last address of each network that is nobody's, and their neighbours.
    const edges = {
      '0.0.0.0 0.255.255.255': '1.0.0.0',
      '10.0.0.0 10.255.255.255': '9.255.255.255 11.0.0.0',
      '100.64.0.0 100.127.255.255': '100.63.255.255 100.128.0.0',
      '127.0.0.0 127.255.255.255': '126.255.255.255 128.0.0.0',
      '169.254.0.0 169.254.255.255': '169.253.255.255 169.255.0.0',
      '172.16.0.0 172.31.255.255': '172.15.255.255 172.32.0.0',
      '192.0.0.0 192.0.0.255': '191.255.255.255 192.0.1.0',
      '192.0.2.0 192.0.2.255': '192.0.1.255 192.0.3.0',
      '192.168.0.0 192.168.255.255': '192.167.255.255 192.169.0.0',
      '198.18.0.0 198.19.255.255': '198.17.255.255 198.20.0.0',
      '198.51.100.0 198.51.100.255': '198.51.99.255 198.51.101.0',
      '203.0.113.0 203.0.113.255': '203.0.112.255 203.0.114.0',
      '224.0.0.0 255.255.255.255': '223.255.255.255',
      ':: ::1 ::ffff:127.0.0.1 fe80::1 fc00::1 1fff::1 4000::1': '2606:4700::1111 3ffe::1',
      '2001:: 2001:1ff:ffff::1 2001:db8:: 2001:db8:ffff::1': '2001:200::1 2001:db9::1',
      '2002:: 2002:ffff::1 3fff:: 3fff:fff::1 name': '2003::1 3fff:1000::1',
    };
    for (const [nobodys, everybodys] of Object.entries(edges)) {
      expect(nobodys.split(' ').filter(isPublicAddress)).toEqual([]);
      expect(everybodys.split(' ').filter((address) => !isPublicAddress(address))).toEqual([]);
    }
  });
});

it('a thread reads a large calendar and hands back what it found', async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    event(`UID:${index}`, `DTSTART:20261027T0${index % 10}0000Z`, `SUMMARY:${'x'.repeat(200)}`),
  );
  const reading = await readInThread(ical(good, ...lines), window);
  expect(reading?.spans).toContainEqual(goodSpan);
});

it('while a hostile calendar is read, leads are answered and the server stops', async () => {
  let noteRequest = () => {};
  const requested = new Promise<void>((resolve) => {
    noteRequest = resolve;
  });
  const calendarUrl = await served((_request, response) => {
    response.end(ical(...times(60, () => ruled(`FREQ=SECONDLY;${neverMatching}`)), good));
    noteRequest();
  });
  const { origin, deliverDue, stop } = await runningServer({}, { calendarUrl });
  const ended: string[] = [];
  const note = (what: string) => () => void ended.push(what);
  const reading = fetch(`${origin}/api/visits`).then(note('reading'), note('reading'));
  await requested;
  for (let lead = 0; lead < 3; lead += 1) {
    const answer = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sendBody(templates.contactNotification)),
    });
    expect(answer.status).toBe(200);
  }
  await deliverDue();
  note('leads')();
  await stop();
  await reading;
  expect(ended).toEqual(['leads', 'reading']);
});
