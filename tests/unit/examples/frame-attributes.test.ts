import { describe, expect, it } from 'vitest';
import {
  attributesFromPage,
  frameAttributes,
  frameOptions,
  themeOf,
} from '../../../site/scripts/embed/frame-attributes';
import type { TagSurface } from '../../../widgets/element/tag-surface';
import * as estimator from '../../../widgets/painting-estimator/api';
import * as quoteForm from '../../../widgets/painting-quote-form/api';

const frame = 'https://painters.example/embed/quote';
const apis: readonly TagSurface[] = [quoteForm, estimator];

describe.each(apis)("the options of a $tag frame's URL", ({ tag, attributes }) => {
  const options = frameOptions[tag] ?? [];

  it('are attributes of the tag', () => {
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((name) => !(name in attributes))).toEqual([]);
  });

  it('exclude addresses, services, keys and templates', () => {
    expect(options.filter((name) => attributes[name]?.kind === 'url')).toEqual([]);
    expect(options.filter((name) => /email|template|key|url/.test(name))).toEqual([]);
  });

  it('exclude test mode, which a link must not set', () => {
    expect(frameAttributes(tag, '?mode=test')).toEqual([]);
  });

  it("are fewer than the embedding page's, which exclude endpoints, keys and templates", () => {
    const known = Object.keys(attributes);
    const given = Object.fromEntries([...known, 'onclick', 'style'].map((name) => [name, 'x']));
    const taken = attributesFromPage(given, known, frame).map(([name]) => name);
    expect(taken).toEqual(expect.arrayContaining([...options, 'mode', 'home-url', 'time-zone']));
    expect(
      taken.filter((name) => /^(email|lead|estimate)-|template|thank-you-url|onclick|style/.test(name)),
    ).toEqual([]);
  });

  it('are the only ones that are set', () => {
    const query = new URLSearchParams(Object.keys(attributes).map((name) => [name, 'x']));
    query.set('onclick', 'alert(1)');
    expect(frameAttributes(tag, `?${query}`).map(([name]) => name)).toEqual(options);
  });
});

describe('the attributes of a frame', () => {
  it.each(['privacy-url', 'home-url'])("accept only the business's addresses for %s", (name) => {
    const taken = (value: string) => attributesFromPage({ [name]: value }, [name], frame).length;
    expect(['/privacy', 'https://painters.example/fr/', '?x'].map(taken)).toEqual([1, 1, 1]);
    const others = [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'https://[',
      'http://painters.example/',
    ];
    expect(others.map(taken)).toEqual([0, 0, 0, 0, 0]);
  });

  it('keep values as written, whatever they contain', () => {
    const value = '"><script>alert(1)</script>&é';
    expect(frameAttributes('painting-quote-form', `?source=${encodeURIComponent(value)}`)).toEqual([
      ['source', value],
    ]);
  });

  it('drop overlong values', () => {
    expect(frameAttributes('painting-quote-form', `?source=${'x'.repeat(201)}`)).toEqual([]);
  });

  it.each([
    [{ '--painting-accent': '#2f6b46' }, 1],
    [{ '--painting-font': 'Georgia, serif', '--painting-radius': '4px' }, 2],
    [{ '--accent': 'red', color: 'red' }, 0],
    [{ '--painting-accent': 'url(https://elsewhere.example/)' }, 0],
    [{ '--painting-accent': 'u\\72l(https://elsewhere.example/)' }, 0],
    [{ '--painting-accent': 3 }, 0],
    ['nothing', 0],
    [null, 0],
  ])('of %j accept only colours and sizes as theme', (given, count) => {
    expect(themeOf(given)).toHaveLength(count);
  });

  it('are empty for any other element', () => {
    expect(frameAttributes('script', '?lang=fr&source=x')).toEqual([]);
  });
});
