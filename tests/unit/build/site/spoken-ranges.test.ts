import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { spokenRanges } from '../../../../build/site/spoken-ranges';

/** What a screen reader gets of a page. */
function spoken(html: string, language: 'en' | 'fr' = 'en'): string {
  const page = parse(spokenRanges(html, language));
  for (const dash of page.querySelectorAll('[aria-hidden]')) dash.remove();
  return page.text;
}

it.each([
  ['Keep to 2-4 colours', 'Keep to 2 to 4 colours'],
  ['<strong>$2-$3</strong> a foot', '$2 to $3 a foot'],
  ['about $4,500-$5000.', 'about $4,500 to $5000.'],
  ['12-14, 15-16', '12 to 14, 15 to 16'],
  ['<b title="1-2 > 0">7-10 hours</b>', '7 to 10 hours'],
])("the range in '%s' is spoken as words", (html, text) => {
  expect(spoken(html)).toBe(text);
});

it('a range is spoken in the language of the page, and keeps its letters', () => {
  expect(spoken('© 2008–2026', 'fr')).toBe('© 2008 à 2026');
  expect(spokenRanges('2008–2026', 'en')).toBe(
    '2008<span aria-hidden="true">–</span><span class="visually-hidden"> to </span>2026',
  );
});

it.each([
  '(416) 555-0187',
  '416 555-0187',
  '+1-416-555-0187',
  'Kept until 2026-12-01-am',
  'a 10-day wait',
  '<a href="/2-4">Colours</a>',
  '<head><title>2-4</title></head>',
  '<pre>2-4</pre>',
  '<painting-review-carousel><p>2-4</p></painting-review-carousel>',
])("'%s' stays as it is", (html) => {
  expect(spokenRanges(html, 'en')).toBe(html);
});
