import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBase64url, toBase64url } from '../../../../server/lib/base64url';
import { fontStack, pageShades } from '../../../../server/lib/page-shades';
import { parseJson } from '../../../../server/lib/parse-json';
import { serviceRequest } from '../../../../server/lib/service-request';
import { within } from '../../../../server/lib/within';
import { longTime, tableTime } from '../../../../server/lib/zoned-time';
import { business } from '../../../../server/settings/node-business';
import { originList } from '../../../../server/settings/setting-values';
import { shadesOf } from '../../../../shared/brand/shades';

describe('origin list', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['https://a.example', ['https://a.example']],
    [' https://a.example/ ,http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
  ])('%j is the origins %j', (text, origins) => {
    expect(originList.parse(text)).toEqual(origins);
  });
});

describe('base64url', () => {
  it.each([
    ['', []],
    ['--__', [0xfb, 0xef, 0xff]],
    ['_w', [0xff]],
  ])('%j is the bytes %j, and back', (text, bytes) => {
    expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    expect(toBase64url(Uint8Array.from(bytes))).toBe(text);
  });

  it.each(['a', 'a b', '++', 'YQ==', '!abc', 'abc!'])('%j is none', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

describe('page shades', () => {
  const { brand } = business;

  it("the server's own pages have every shade of the business, its corners and its font", () => {
    const rule = pageShades({ ...brand, radius: 6, fonts: { ...brand.fonts, text: 'Figtree' } });
    const shades = Object.entries(shadesOf(brand.colours));
    expect(shades.length).toBeGreaterThan(3);
    expect(rule).toBe(
      `:root{${shades.map(([name, shade]) => `--${name}:${shade}`).join(';')};--radius:6px;--font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}`,
    );
  });

  it.each([
    ['Figtree', "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"],
    ['Open Sans', "'Open Sans','Segoe UI',Helvetica,Arial,sans-serif"],
  ])('the font %s comes before what devices have', (text, stack) => {
    expect(fontStack({ ...brand.fonts, text })).toBe(stack);
  });
});

describe('parse json', () => {
  it.each([
    ['{"a":[1]}', { a: [1] }],
    ['null', null],
    ['', undefined],
    ['{', undefined],
    ['{"\\ud800":"a\\udc00\\u0000b"}', { '\ufffd': 'a\ufffd\ufffdb' }],
    ['"\\uD83C\\uDFA8 \\n \\\\ud800"', '\u{1f3a8} \n \\ud800'],
    ['{"[[[":"{\\"["}', { '[[[': '{"[' }],
    [`${'['.repeat(32)}${']'.repeat(32)}`, expect.any(Array)],
    [`${'['.repeat(33)}${']'.repeat(33)}`, undefined],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, undefined],
  ])('%j is %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('service request', () => {
  const origin = 'https://painter.example';

  it.each([
    ['/', '/api/estimate', '/api/estimate'],
    ['/painting/', '/painting/api/estimate?x=1', '/api/estimate?x=1'],
    ['/painting/', '/painting/about', '/painting/about'],
    ['/painting/', '/api/estimate', '/api/estimate'],
    ['/painting/', '/painting/apis', '/painting/apis'],
    ['/painting/', '/painting/leads', '/leads'],
    ['/painting/', '/painting/leads/export.csv', '/leads/export.csv'],
    ['/painting/', '/painting/leads-of-paint', '/painting/leads-of-paint'],
    ['/painting/', '/painting/outbox', '/outbox'],
    ['/painting/', '/painting/outbox.json', '/outbox.json'],
  ])('of a site below %s, %s is a call to %s', (basePath, path, called) => {
    expect(serviceRequest(new Request(origin + path), basePath).url).toBe(origin + called);
  });

  it('the site itself gets its calls unchanged', () => {
    const call = new Request(`${origin}/api/estimate`);
    expect(serviceRequest(call, '/')).toBe(call);
  });

  it('a call keeps its method, its headers and its body', async () => {
    const body = '{"doors":2}';
    const headers = { 'Content-Type': 'application/json' };
    const call = new Request(`${origin}/painting/api/estimate`, { method: 'POST', headers, body });
    const served = serviceRequest(call, '/painting/');
    expect([served.method, served.headers.get('content-type'), await served.text()]).toEqual([
      'POST',
      'application/json',
      body,
    ]);
  });
});

describe('within', () => {
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

  it('waits no longer than its limit', async () => {
    const waiting = within(1_000, new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBeUndefined();
  });

  it('rejects as the work does', async () => {
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the server's times are in the business's time zone", () => {
  it.each([
    ['2026-07-31T16:05:09.120Z', 'Friday, July 31, 2026 at 12:05 PM EDT', '2026-07-31 12:05:09'],
    ['2026-12-31T04:59:59.000Z', 'Wednesday, December 30, 2026 at 11:59 PM EST', '2026-12-30 23:59:59'],
    // The hour that clocks show twice when summer time ends.
    ['2026-11-01T05:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EDT', '2026-11-01 01:30:00'],
    ['2026-11-01T06:30:00.000Z', 'Sunday, November 1, 2026 at 1:30 AM EST', '2026-11-01 01:30:00'],
  ])('%s', (time, long, table) => {
    expect(longTime(time, 'America/Toronto')).toBe(long);
    expect(tableTime(time, 'America/Toronto')).toBe(table);
  });
});
