import { describe, expect, it } from 'vitest';
import { withoutIndentation } from '../../../build/site/site-plugins';

describe('a page without indentation', () => {
  it('starts every line at the margin and has no blank lines', () => {
    expect(withoutIndentation('<ul>\n  <li>One</li>\n\n    <li>Two words</li>\n</ul>\n')).toBe(
      '<ul>\n<li>One</li>\n<li>Two words</li>\n</ul>\n',
    );
  });

  it('keeps a space between words on two lines', () => {
    expect(withoutIndentation('<p>One\n   two</p>')).toBe('<p>One\ntwo</p>');
  });

  it.each(['pre', 'textarea', 'script', 'style', 'PRE'])('leaves %s unchanged', (name) => {
    const html = `<${name} class="code">a\n    b\n\n  c</${name}>`;
    expect(withoutIndentation(`<div>\n  ${html}\n  <p>\n</div>`)).toBe(`<div>\n${html}\n<p>\n</div>`);
  });
});
