import fc from 'fast-check';

const code = 'window.broken=true';

/** Texts used in real attacks, and texts that break parsers. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    `<img src=x onerror="${code}">`,
    `"><script>${code}</script>`,
    `' onfocus='${code}' autofocus='`,
    `<svg/onload=${code}>`,
    `<iframe srcdoc="<script>top.${code}</script>">`,
    `</style><script>${code}</script>`,
    `javascript:${code}`,
    ` JaVaScRiPt:${code}`,
    `java\nscript:${code}`,
    `\u0001javascript:${code}`,
    `data:text/html,<script>${code}</script>`,
    `vbscript:${code}`,
    'blob:null/1',
    'file:///etc/passwd',
    '//',
    'http://',
    'https://user:pass@[::1]:99999/',
    `{{constructor.constructor('${code}')()}}`,
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\ud800',
    '\u202eabc',
    'x'.repeat(20_000),
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0 0',
    '99 99',
    '[]',
    '[null]',
    '[[]]',
    '{"length":5}',
    '[{"fullName":null}]',
    '{"__proto__":{"broken":true}}',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
);

/** Values of every kind that a page's script could assign. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.anything({ withBigInt: true, withDate: true, withSparseArray: true, withNullPrototype: true }),
  fc.constantFrom(Symbol('x'), () => {}, Object.create(null), {
    toString() {
      throw new Error('no text');
    },
  }),
);

/** A list of records with hostile texts in these fields; duplicates can occur. */
export function hostileList(fields: readonly string[]): fc.Arbitrary<Record<string, string>[]> {
  return fc.array(
    fc.record(Object.fromEntries(fields.map((field) => [field.replace('?', ''), hostileText]))),
    {
      maxLength: 6,
    },
  );
}
