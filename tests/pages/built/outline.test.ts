import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it, test } from 'vitest';
import { readBusiness } from '../../../build/business/business';
import { readContent } from '../../../build/content/read-content';
import { tagApis } from '../../../build/widgets/tag-apis';
import { parseAttribute } from '../../../widgets/element/attribute-values';
import { builtPages, pageAt, readable } from '../../support/server/built-site';

const content = readContent(readBusiness());

describe.each(builtPages)('the outline of $path', ({ document, html }) => {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');

  it('has one main heading, which comes first', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    expect(document.querySelector('main')?.querySelector('h1, h2, h3, h4, h5, h6')?.tagName).toBe('H1');
  });

  it('skips no heading level', () => {
    const mainHeadings = headings.slice(headings.findIndex((heading) => heading.tagName === 'H1'));
    const skips = mainHeadings.filter((heading, index) => {
      const before = mainHeadings[index - 1];
      return before !== undefined && level(heading) > level(before) + 1;
    });
    expect(skips.map(readable)).toEqual([]);
  });

  it('text elements are not empty, except those that scripts fill', () => {
    const silent = document
      .querySelectorAll(
        'h1, h2, h3, h4, h5, h6, p, li, blockquote, a, button, label, th, td, dt, dd, summary, legend, strong',
      )
      .filter((element) => readable(element) === '' && !element.querySelector('img, svg, input, slot'))
      .filter((element) => !element.hasAttribute('role') && !element.hasAttribute('aria-label'));
    expect(silent.map(String)).toEqual([]);
  });

  it('gives its tags values that they take, and each link of its head a meaning', () => {
    for (const { tag, attributes } of tagApis) {
      for (const element of document.querySelectorAll(tag)) {
        for (const [name, row] of Object.entries(attributes)) {
          // An address needs a page to resolve it.
          if (row.kind === 'url' || row.kind === 'language') continue;
          const parsed = parseAttribute(row, element.getAttribute(name) ?? null);
          expect(parsed, `<${tag}> ${name}`).not.toHaveProperty('allowed');
        }
      }
    }
    expect(document.querySelectorAll('link:not([rel]), link:not([href])').map(String)).toEqual([]);
  });

  it('has one header, one main and one footer landmark', () => {
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
  });

  it('has unique ids', () => {
    const ids = document.querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('contains no leftover template syntax', () => {
    const withoutStyles = html.replace(/<style>.*?<\/style>/gs, '');
    expect(withoutStyles).not.toMatch(/\{\{|\{%|%\}|\[object Object\]|>\s*(undefined|null|NaN)\s*</);
  });
});

function level(heading: HTMLElement): number {
  return Number(heading.tagName.slice(1));
}

describe('order', () => {
  const all = (path: string, selector: string) => pageAt(path)?.document.querySelectorAll(selector) ?? [];

  test('/about has the button of its bar `now` above the button of its bar `request`', () => {
    const { now, request } = content.about.bars;
    expect(all('/about', 'main [data-painting-quote]').map(readable)).toEqual([now.button, request.button]);
  });

  test('/residential shows every service as a button, disabled if it has no page', () => {
    const others = content.residential.services.others.map(({ label }) => label);
    const buttons = all('/residential', '.service-list > li > *');
    expect(
      buttons.slice(buttons.length - others.length).map((button) => button.querySelector('strong')?.text),
    ).toEqual(others);
    for (const [index, button] of buttons.entries()) {
      const isLink = index < buttons.length - others.length;
      expect((button.querySelector('a') ?? button).rawTagName).toBe(isLink ? 'a' : 'button');
      expect(button.getAttribute('aria-disabled')).toBe(isLink ? undefined : 'true');
    }
  });

  test('/blog shows title, date, share links, picture, summary and link for each article', () => {
    const parts = 'h2, time, .share-links, picture, .article-summary, .button';
    const previews = all('/blog', '.article-preview');
    expect(previews).toHaveLength(Object.keys(content.articles).length);
    for (const preview of previews) {
      const names = preview.querySelectorAll(parts).map(({ rawTagName }) => rawTagName);
      expect(names.filter((name) => name !== 'picture')).toEqual(['h2', 'time', 'ul', 'p', 'a']);
      if (names.includes('picture')) expect(names.indexOf('picture')).toBe(3);
    }
  });
});

describe.each(builtPages)('$path', ({ document }) => {
  it('links to the estimator and the quote form on a phone', () => {
    expect(document.querySelector('.call-bar a[href="/estimator"]')?.text).toBe(
      content.navigation.price.label,
    );
    expect(document.querySelector('.mobile-menu a[data-painting-quote]')?.text).toBe(
      content.navigation.labels.quote,
    );
    expect(document.querySelectorAll('painting-quote-modal')).toHaveLength(1);
  });

  it("does not ask for photos beside a button whose form can't take any", () => {
    const bars = document
      .querySelectorAll('.action-bar')
      .filter((bar) => bar.querySelector('[data-painting-quote]'));
    expect(bars.map((bar) => bar.text).filter((text) => /photo|upload|attach/i.test(text))).toEqual([]);
  });
});

describe.each(content.reviews ? ['/', '/reviews'] : ['/'])('%s', (path) => {
  it('lists the reasons to choose the business', () => {
    const list = pageAt(path)?.document.querySelector('.point-list');
    expect(list?.querySelectorAll('h3').map((title) => title.text)).toEqual(
      content['why-choose-us'].items.map(({ title }) => title),
    );
  });
});

describe.each(content.reviews ? ['/reviews'] : [])('%s', (path) => {
  it('shows icon, text, name and stars on every card, in this order', () => {
    const cards = pageAt(path)?.document.querySelectorAll('.review-card') ?? [];
    expect(cards.map((card) => card.querySelector('strong')?.text)).toEqual(
      content.reviews?.reviews.map(({ fullName }) => fullName),
    );
    for (const [index, card] of cards.entries()) {
      const parts = card.querySelectorAll(':scope > svg.icon, blockquote, strong, .stars');
      const { stars } = content.reviews?.reviews[index] ?? {};
      expect(parts.map(({ rawTagName }) => rawTagName)).toEqual([
        ...['svg', 'blockquote', 'strong'],
        ...(stars ? ['span'] : []),
      ]);
      expect(card.querySelector('blockquote')?.text).toBeTruthy();
      expect(card.querySelectorAll('.stars svg')).toHaveLength(stars ?? 0);
    }
  });
});
