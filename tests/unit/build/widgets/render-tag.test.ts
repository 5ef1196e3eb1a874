import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtureWebRoot } from '../../../support/business';

const file = `${fixtureWebRoot}/widgets/server.mjs`;
const { renderTag } = (await import(/* @vite-ignore */ file)) as {
  renderTag(tag: string, attributes?: Readonly<Record<string, unknown>>, children?: string): string;
};

describe('renderTag of painting-widgets/server', () => {
  it('renders a tag with its fields and styles in a declarative shadow root, before its children', () => {
    const html = renderTag('painting-quote-form', {}, '<a href="tel:1">Call us</a>');
    expect(html).toMatch(
      /^<painting-quote-form><template shadowrootmode="open"><div class="base".*<\/template><a href="tel:1">Call us<\/a><\/painting-quote-form>$/s,
    );
    expect(html).toContain('name="email"');
    expect(html).toContain('<style>');
  });

  it('renders in the language of `lang`', () => {
    expect(renderTag('painting-quote-form', { lang: 'fr' })).toContain('Votre message');
  });

  it('escapes attributes, writes lists as JSON, and leaves out false and missing ones', () => {
    const html = renderTag('painting-faq', {
      id: '"><script>alert(1)</script>',
      items: [{ question: 'Who & "why"?', answer: '<b>' }],
      hidden: true,
      title: false,
      class: undefined,
    });
    const [start = ''] = html.split('<template');
    expect(start).toBe(
      '<painting-faq id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" items="[{&quot;question&quot;:&quot;Who &amp; \\&quot;why\\&quot;?&quot;,&quot;answer&quot;:&quot;&lt;b&gt;&quot;}]" hidden>',
    );
    expect(html).toContain('Who &amp; &quot;why&quot;?</summary>');
  });

  it.each([
    [
      'an unknown tag',
      ['painting-form'],
      /^renderTag can't render <painting-form>, only painting-quote-form, .*\.$/,
    ],
    [
      'a name that is none',
      ['painting-faq', { 'a b': 1 }],
      /^renderTag can't write an attribute named "a b"\.$/,
    ],
    [
      'a value that is not allowed',
      ['painting-quote-form', { mode: 'fast' }],
      /^<painting-quote-form> mode="fast" is not valid: expected live or test; test is used\.$/,
    ],
  ] as const)('says what is wrong with %s', (_, [tag, attributes], message) => {
    expect(() => renderTag(tag, attributes)).toThrow(message);
  });

  it('needs no other module, so it runs on any server', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/^\s*import\b[^(]|\brequire\(["']/m);
  });
});
