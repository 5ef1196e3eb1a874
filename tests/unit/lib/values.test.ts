import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { currencySymbol, formatMoney } from '../../../shared/money';
import { resolveLanguage } from '../../../shared/texts';
import { httpUrl, isRecord, parseJson, readAmount } from '../../../shared/untrusted';
import { textHash } from '../../../widgets/lead/lead-identity';
import { readableText, withoutAddresses } from '../../../widgets/lib/post-json';
import { jsonText } from '../../../widgets/lib/replaced-built-ins';

describe('json text', () => {
  afterEach(() => {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  });

  test('writes the same JSON as the browser', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('omits undefined in objects and writes null for it in lists', () => {
    expect(jsonText({ doors: 2, wallSqft: undefined, rooms: [undefined] })).toBe(
      '{"doors":2,"rooms":[null]}',
    );
  });

  test('writes lists as lists even if the page added toJSON to arrays', () => {
    Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'one string' });
    expect(JSON.stringify({ rooms: [1] })).toBe('{"rooms":"one string"}');
    expect(jsonText({ rooms: [{ id: 1 }, 2] })).toBe('{"rooms":[{"id":1},2]}');
  });
});

describe('language', () => {
  test.each(['fr', 'FR', 'fr-CA', 'FR-ca', 'fr-Latn-CA'])('resolves %s to French', (tag) => {
    expect(resolveLanguage(tag)).toBe('fr');
  });

  test.each([undefined, null, '', 'en', 'en-CA', 'de', 'frisian', 'frr', 'x-fr'])(
    'resolves %s to English',
    (tag) => {
      expect(resolveLanguage(tag)).toBe('en');
    },
  );

  test('falls back to the first offered language', () => {
    expect(resolveLanguage(null, ['fr', 'en'])).toBe('fr');
    expect(resolveLanguage('de', ['fr', 'en'])).toBe('fr');
    expect(resolveLanguage('en-CA', ['fr', 'en'])).toBe('en');
    expect(resolveLanguage('fr', ['en'])).toBe('en');
  });
});

describe('money', () => {
  describe('dollars', () => {
    test.each([
      [0, '$0.00', '0,00\u00a0$'],
      [-0, '$0.00', '0,00\u00a0$'],
      [0.005, '$0.01', '0,01\u00a0$'],
      [0.1 + 0.2, '$0.30', '0,30\u00a0$'],
      [9.999, '$10.00', '10,00\u00a0$'],
      [350, '$350.00', '350,00\u00a0$'],
      [999.99, '$999.99', '999,99\u00a0$'],
      [999.999, '$1,000.00', '1\u00a0000,00\u00a0$'],
      [1234.5, '$1,234.50', '1\u00a0234,50\u00a0$'],
      [12345.67, '$12,345.67', '12\u00a0345,67\u00a0$'],
      [1000000, '$1,000,000.00', '1\u00a0000\u00a0000,00\u00a0$'],
      [-1234.5, '-$1,234.50', '-1\u00a0234,50\u00a0$'],
    ])('%d reads %s in English and %s in French', (amount, english, french) => {
      expect(formatMoney(amount)).toBe(english);
      expect(formatMoney(amount, 'en')).toBe(english);
      expect(formatMoney(amount, 'fr')).toBe(french);
    });
  });

  const intl = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' });
  const englishCanada = intl('en-CA');
  const frenchCanada = intl('fr-CA');

  test("any price is formatted like Intl's Canadian format in both languages", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
        expect(formatMoney(amount, 'en')).toBe(englishCanada.format(amount));
        expect(formatMoney(amount, 'fr')).toBe(frenchCanada.format(amount));
      }),
      { numRuns: 2000 },
    );
  });

  test('any whole number of cents can be read back', () => {
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(Number(formatMoney(cents / 100).replace(/[$,]/g, ''))).toBe(cents / 100);
      }),
    );
  });

  test.each([
    ['€', '€1,234.50', '1\u00a0234,50\u00a0€'],
    ['CHF', 'CHF1,234.50', '1\u00a0234,50\u00a0CHF'],
  ])('another currency symbol is used: %s', (symbol, english, french) => {
    expect(formatMoney(1234.5, 'en', symbol)).toBe(english);
    expect(formatMoney(1234.5, 'fr', symbol)).toBe(french);
  });

  test.each([
    ['CAD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['CHF', 'CHF'],
  ])('%s has the symbol %s', (currency, symbol) => {
    expect(currencySymbol(currency)).toBe(symbol);
  });
});

describe("a service's answer, made readable", () => {
  it.each([
    ['plain text as it is', 'Not like this', 'Not like this'],
    ['one line of several', ' Not\n\n  like\tthis ', 'Not like this'],
    ['plain text with a sign in it', 'width < 3 and height > 4', 'width < 3 and height > 4'],
    ['a page without its markup', '<h1>Bad <b>Gateway</b></h1>', 'Bad Gateway'],
    [
      'a page whose words stay apart',
      '<li>Bad</li><li>Gateway<style>b{}</style>(502)</li>',
      'Bad Gateway (502)',
    ],
    ['a page that begins with space', ' \n<p>Away</p>', 'Away'],
    ['a page without what nobody reads', '<title>502</title><style>b{}</style><p>Away</p>', 'Away'],
    [
      'a page with a script in it',
      '<p>One</p><script>\nlet a = 1;\n</script><SCRIPT>2</SCRIPT><p>two</p>',
      'One two',
    ],
    ['nothing of nothing', '', ''],
    ['200 characters whole', 'x'.repeat(200), 'x'.repeat(200)],
    ['longer ones cut, with a sign of it', 'x'.repeat(201), `${'x'.repeat(199)}…`],
  ])('is %s', (_, answer, line) => {
    expect(readableText(answer)).toBe(line);
  });

  it('is taken from the first 20,000 characters', () => {
    expect(readableText(`${' '.repeat(19_999)}ab`)).toBe('a');
    expect(readableText('<'.repeat(2_000_000))).toHaveLength(200);
  });
});

describe('text hash', () => {
  /** Published test vectors of 32-bit FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the hash of %j is FNV-1a in base 36', (text, hash) => {
    expect(textHash(text)).toBe(hash.toString(36));
  });
});

describe('untrusted', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['2', 2],
    ['null', null],
    ['{', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as JSON or undefined', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [null, false],
    [[], false],
    ['text', false],
    [undefined, false],
  ])('recognizes %j as a record: %s', (value, isOne) => {
    expect(isRecord(value)).toBe(isOne);
  });

  it.each([
    [0, 0],
    [350.5, 350.5],
    [-0.01, null],
    [Number.POSITIVE_INFINITY, null],
    [Number.NaN, null],
    ['350', null],
    [null, null],
  ])('reads %j as the amount %j', (value, amount) => {
    expect(readAmount(value)).toBe(amount);
  });
});

describe('web address', () => {
  const base = 'https://shop.example/pages/quote?from=ad';

  test.each([
    ['https://citypainting.example/thank-you', 'https://citypainting.example/thank-you'],
    ['http://localhost:4173/thank-you', 'http://localhost:4173/thank-you'],
    ['/thank-you', 'https://shop.example/thank-you'],
    ['thanks', 'https://shop.example/pages/thanks'],
    ['//other.example/a', 'https://other.example/a'],
    ['?done', 'https://shop.example/pages/quote?done'],
    ['  /thank-you ', 'https://shop.example/thank-you'],
  ])('%s resolves to %s', (value, address) => {
    expect(httpUrl(value, base)).toBe(address);
  });

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://shop.example/6f2e',
    'file:///etc/hosts',
    'mailto:hello@citypainting.example',
    'tel:+14165550142',
    'https://',
    'http://[',
    'about:blank',
  ])('%j is not a web address', (value) => {
    expect(httpUrl(value, base)).toBeNull();
  });

  test('a relative address is invalid if the page has no base address', () => {
    expect(httpUrl('/thank-you', 'about:srcdoc')).toBeNull();
    expect(httpUrl('https://citypainting.example/', 'about:srcdoc')).toBe('https://citypainting.example/');
  });

  test('any text yields null or an HTTP(S) address', () => {
    const schemes = fc.constantFrom(
      '',
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'http:',
      'https:',
      'vbscript:',
      '\t',
    );
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        const address = httpUrl(scheme + rest, base);
        return address === null || /^https?:\/\//.test(address);
      }),
    );
  });
});

describe('without addresses', () => {
  test.each([
    ['The recipients address ada@example.ca is invalid', 'The recipients address … is invalid'],
    ['To find this ID, visit https://dashboard.emailjs.com/admin', 'To find this ID, visit …'],
    ['Not over http://example.com', 'Not over …'],
    ['See www.example.com/a?b=c for help', 'See … for help'],
    ['<ada@example.ca>: mailbox full', '… mailbox full'],
    ['No answer within 10 seconds', 'No answer within 10 seconds'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(withoutAddresses(text)).toBe(expected);
  });
});

describe('JSON', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is kept when a library takes it away later, and taken from an empty frame when one did before', async () => {
    const contentWindow = { JSON };
    const withoutJson = { encode: () => '', decode: () => null };
    for (const isBefore of [false, true]) {
      vi.resetModules();
      const frame = { contentWindow, remove: vi.fn() };
      vi.stubGlobal('document', { createElement: () => frame, documentElement: { append: () => {} } });
      if (isBefore) vi.stubGlobal('JSON', withoutJson);
      const { jsonParse, jsonText: text } = await import('../../../widgets/lib/replaced-built-ins');
      vi.stubGlobal('JSON', withoutJson);
      const read = [text({ name: 'Ada "A"' }), jsonParse('{"rooms":[1]}')];
      vi.unstubAllGlobals();
      expect(read).toEqual(['{"name":"Ada \\"A\\""}', { rooms: [1] }]);
      expect(frame.remove).toHaveBeenCalledTimes(isBefore ? 1 : 0);
    }
  });
});
