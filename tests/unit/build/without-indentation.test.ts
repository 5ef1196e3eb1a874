import { describe, expect, it } from 'vitest';
import { withoutIndentation } from '../../../build/site/plugins/without-indentation-plugin';

describe('a page without its indentation', () => {
  it('begins every line at the margin, and has no empty ones', () => {
    expect(withoutIndentation('<ul>\n  <li>One</li>\n\n    <li>Two words</li>\n</ul>\n')).toBe(
      '<ul>\n<li>One</li>\n<li>Two words</li>\n</ul>\n',
    );
  });

  it('keeps a space between words that stood on two lines', () => {
    expect(withoutIndentation('<p>One\n   two</p>')).toBe('<p>One\ntwo</p>');
  });

  it.each(['pre', 'textarea', 'script', 'style', 'PRE'])('leaves %s as it is', (name) => {
    const html = `<${name} class="code">a\n    b\n\n  c</${name}>`;
    expect(withoutIndentation(`<div>\n  ${html}\n  <p>\n</div>`)).toBe(`<div>\n${html}\n<p>\n</div>`);
  });
});
