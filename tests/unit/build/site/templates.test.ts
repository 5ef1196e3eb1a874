import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { iconHtml } from '../../../../build/content/icon-tag';
import { createLiquidEngine } from '../../../../build/site/liquid-engine';
import { PictureStore } from '../../../../build/site/picture-store';
import { readSite, renderPage } from '../../../../build/site/site';

const pictures = new PictureStore();
const engine = createLiquidEngine(pictures, 'en-CA');
const business = readBusiness();
const picture = { name: 'hero', alt: '' };

function render(source: string, globals: object = {}): Promise<string> {
  return engine.parseAndRender(source, {}, { globals });
}

describe('templates', () => {
  it('escape data unless marked as HTML', async () => {
    expect(await render('{{ text }} {{ text | raw }}', { text: '<b>' })).toBe('&lt;b&gt; <b>');
  });

  it('leave other characters alone, including apostrophes', async () => {
    expect(await render('<p title="{{ text }}">{{ text }}</p>', { text: `It's "R&D"` })).toBe(
      `<p title="It's &quot;R&amp;D&quot;">It's &quot;R&amp;D&quot;</p>`,
    );
  });

  it("fill a label's placeholders", async () => {
    const label = 'Share “{title}” on {network}';
    expect(await render("{{ label | fill: title: 'A {b}', network: 'X' }}", { label })).toBe(
      'Share “A {b}” on X',
    );
  });

  it("place a running text's pictures where it names them", async () => {
    const rendered = await render('{{ text | markdown }}', { text: 'One\n\n![A "room"](hero)\n\nTwo' });
    expect(rendered).toMatch(
      /^<p>One<\/p>\n<figure><picture><source type="image\/avif".*<\/picture><\/figure>\n<p>Two/,
    );
    expect(rendered).toContain('alt="A &quot;room&quot;"');
    await expect(render('{{ text | markdown }}', { text: '![A room](heroo)' })).rejects.toThrow(
      'no picture "heroo"',
    );
  });

  it("write dates in the site's language", async () => {
    const source = "{{ '2026-05-13T12:00:00Z' | date: '%B %Y' }}";
    expect(await render(source)).toBe('May 2026');
    expect(await createLiquidEngine(pictures, 'fr-CA').parseAndRender(source)).toBe('mai 2026');
  });

  it('show when and where a review was published, if known', async () => {
    const site = readSite(pictures);
    const { reviews } = site.content;
    const [first, ...others] = reviews?.reviews ?? [];
    if (!reviews || !first) throw new Error('there are no reviews');
    reviews.reviews = [{ ...first, date: '2026-05-01', source: 'Google' }, ...others];
    const html = await renderPage(site, 'reviews.html');
    expect(html).toMatch(/<time datetime="2026-05-01">May 2026<\/time>\s*<span>Google<\/span>/);
    expect(html.match(/class="review-origin"/g)).toHaveLength(1);
  });

  it('inline icons, sized by the text and hidden from screen readers', async () => {
    const rendered = await render("{% icon name, class: 'large' %}", { name: 'phone' });
    expect(rendered).toMatch(
      /^<svg class="icon large" width="1em" height="1em" aria-hidden="true" focusable="false" viewBox="0 0 24 24"/,
    );
    expect(rendered).toMatch(/stroke="currentColor".*<path .*<\/svg>$/);
    expect(rendered).not.toContain('<!--');
  });

  it('accept computed icon names', async () => {
    const rendered = await render("{% icon kind | append: '-call' %}", { kind: 'phone' });
    expect(rendered).toBe(iconHtml('phone-call'));
  });

  it("pass null for a partial's optional argument", async () => {
    const rendered = await render("{% render 'points.liquid', items: items %}", {
      items: [{ icon: 'phone', title: 'Call', text: 'Us' }],
    });
    expect(rendered).toContain('<ul class="grid grid-3">');
  });
});

describe('a mistake in a template stops the build', () => {
  it.each([
    ['a misspelt variable', '{{ busines.name }}', 'undefined variable: busines'],
    ['a misspelt field', '{{ business.nmae }}', 'undefined variable: business.nmae'],
    ['a misspelt variable in a condition', '{% if busines %}x{% endif %}', 'undefined variable: busines'],
    [
      'a misspelt list',
      '{% for town in business.towns %}x{% endfor %}',
      'undefined variable: business.towns',
    ],
    ['an unknown filter', '{{ business.name | upcaes }}', 'undefined filter: upcaes'],
    ['an unknown tag', "{% pictrue 'hero' %}", 'tag "pictrue" not found'],
    ['an unknown icon', "{% icon 'fone' %}", "There is no icon 'fone'"],
    ['a picture that is none of the content', "{% picture 'hero' %}", 'needs a picture from the content'],
    ['an unknown argument of a picture', "{% picture picture, szies: '' %}", "does not take 'szies'"],
    [
      'a label without a value',
      "{{ '{count} of {total}' | fill: count: 1 }}",
      'there is no value for {total}',
    ],
    ['an unknown partial', "{% render 'heder.liquid' %}", 'ENOENT'],
    [
      'an unknown argument of a partial',
      "{% render 'action-bar.liquid', bar: business, tnoe: 'dark' %}",
      "does not take 'tnoe' (it takes bar, tone?)",
    ],
    ['a missing argument of a partial', "{% render 'action-bar.liquid' %}", "needs 'bar'"],
  ])('%s', async (_kind, source, message) => {
    await expect(async () => await render(source, { business, picture })).rejects.toThrow(message);
  });

  it.each([
    ['steps', 'site/residential.html: undefined variable: content.steps, line:19'],
    ['benefits', 'site/partials/benefits.liquid: undefined variable: content.benefits, line:3'],
  ])('a mistake in a template is reported with file and line: content.%s', async (name, message) => {
    const site = readSite(pictures);
    Reflect.deleteProperty(site.content, name);
    await expect(renderPage(site, 'residential.html')).rejects.toThrow(message);
  });
});
