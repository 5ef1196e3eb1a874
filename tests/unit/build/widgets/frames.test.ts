import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { frameLoader } from '../../../../build/widgets/frame-loader';
import {
  attributesFromPage,
  frameAttributes,
  frameOptions,
  themeOf,
} from '../../../../site/scripts/embed/frame-attributes';
import type { TagSurface } from '../../../../widgets/element/describe-tag';
import * as estimator from '../../../../widgets/painting-estimator/api';
import * as quoteForm from '../../../../widgets/painting-quote-form/api';

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
      taken.filter((name) => /^(email|lead|estimate)-|template|thank-you-url|onclick|^style/.test(name)),
    ).toEqual([]);
  });

  it('are the only ones that are set', () => {
    const query = new URLSearchParams(Object.keys(attributes).map((name) => [name, 'x']));
    query.set('onclick', 'alert(1)');
    expect(frameAttributes(tag, `?${query}`).map(([name]) => name)).toEqual(options);
  });
});

describe('the attributes of a frame', () => {
  it.each(['privacy-url', 'home-url'])("drop a %s that is not on the business's own site", (name) => {
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
  ])('the theme of a frame takes only colours and sizes of %j', (given, count) => {
    expect(themeOf(given)).toHaveLength(count);
  });

  it('are empty for any other element', () => {
    expect(frameAttributes('script', '?lang=fr&source=x')).toEqual([]);
  });
});

const ours = 'https://painter.example';
const script = await frameLoader();

interface Message {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

class Frame {
  readonly contentWindow = { postMessage: (message: unknown) => this.told.push(message) };
  readonly style = { height: '640px' };
  readonly events: string[] = [];
  readonly told: unknown[] = [];
  readonly dataset: Record<string, string>;

  constructor(
    readonly src: string,
    readonly attributes: readonly { name: string; value: string }[] = [],
  ) {
    this.dataset = Object.fromEntries(
      attributes.map(({ name, value }) => [
        name.replace('data-', '').replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
        value,
      ]),
    );
  }

  hasAttribute(): boolean {
    return false;
  }

  closest(): null {
    return null;
  }

  dispatchEvent({ type }: Event): boolean {
    this.events.push(type);
    return true;
  }
}

/** A page with two frames that runs the frame script. */
function openPage({ attributes = [], times = 1 }: { attributes?: Frame['attributes']; times?: number } = {}) {
  const frames = [1, 2].map((number) => new Frame(`${ours}/embed/quote?number=${number}`, attributes));
  const listeners: ((message: Message) => void)[] = [];
  const went: string[] = [];
  const kept = new Map<string, string>();
  const page = {
    URL,
    HTMLIFrameElement: Frame,
    CustomEvent,
    document: {
      // One frame is in a shadow root.
      querySelectorAll: () => [frames[0], { shadowRoot: { querySelectorAll: () => [frames[1]] } }],
      referrer: '',
      baseURI: 'https://partner.example/site/',
    },
    location: Object.assign(new URL('https://partner.example/offers'), {
      assign: (url: URL) => went.push(url.href),
    }),
    sessionStorage: {
      setItem: (key: string, text: string) => kept.set(key, text),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    },
    window: {},
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    addEventListener: (type: string, listener: (message: Message) => void) => {
      if (type === 'message') listeners.push(listener);
    },
  };
  const context = createContext(page);
  for (let time = 0; time < times; time += 1) runInContext(`{${script.replace(/^var /, 'let ')}}`, context);
  const heights = () => frames.map(({ style }) => style.height);
  const send = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  return { frames, heights, send, went, kept };
}

describe('a message to a page with our frames', () => {
  test('sets the height of its own frame', () => {
    const { frames, heights, send } = openPage();
    send({ origin: ours, source: frames[1]?.contentWindow, data: { type: 'painting-height', height: 812 } });
    expect(heights()).toEqual(['640px', '812px']);
  });

  test('a message from elsewhere changes nothing and throws nothing', () => {
    const { frames, heights, send } = openPage();
    const origins = fc.oneof(
      fc.webUrl().filter((origin) => origin !== ours),
      fc.constantFrom('null', '', `${ours}.evil.example`, `${ours}:8443`, ours.replace('https', 'http')),
    );
    const data = fc.oneof(
      fc.anything(),
      fc.anything().map((height) => ({ type: 'painting-height', height })),
    );
    fc.assert(
      fc.property(origins, data, (origin, value) => {
        send({ origin, source: frames[0]?.contentWindow, data: value });
        expect(heights()).toEqual(['640px', '640px']);
      }),
    );
  });

  test('a message of our own leaves a height of at most 10,000 px, whatever it says', () => {
    const { frames, heights, send } = openPage();
    // Messages contain only cloneable values: no functions or symbols.
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (height) => {
        send({
          origin: ours,
          source: frames[0]?.contentWindow,
          data: cloned({ type: 'painting-height', height }),
        });
        const [first = '', second] = heights();
        expect(Number.parseFloat(first)).toBeGreaterThan(0);
        expect(Number.parseFloat(first)).toBeLessThanOrEqual(10_000);
        expect(first).toMatch(/^[\d.e-]+px$/);
        expect(second).toBe('640px');
      }),
    );
  });
});

describe('the frame script', () => {
  const success = { type: 'painting-event', name: 'painting-success', detail: {} };

  test('loaded twice announces a lead once', () => {
    const { frames, send } = openPage({ times: 2 });
    send({ origin: ours, source: frames[1]?.contentWindow, data: success });
    expect(frames.map(({ events }) => events)).toEqual([[], ['painting-success']]);
  });

  test("opens the thank-you page with the price, resolved against the page's base", () => {
    const { frames, send, went, kept } = openPage({
      attributes: [{ name: 'data-thank-you-url', value: 'thanks' }],
    });
    const thankYou = { type: 'estimate', totalCost: 913.66, wizardUrl: `${ours}/embed/estimator` };
    send({ origin: ours, source: frames[0]?.contentWindow, data: { ...success, thankYou } });
    expect(went).toEqual(['https://partner.example/site/thanks']);
    expect(JSON.parse(kept.get('painting-thank-you') ?? '')).toEqual({
      ...thankYou,
      wizardUrl: 'https://partner.example/offers',
    });
  });

  test('resolves addresses against its page and drops invalid ones, alone', () => {
    const { frames, send } = openPage({
      attributes: [
        { name: 'data-privacy-url', value: 'https://[' },
        { name: 'data-home-url', value: 'home' },
        { name: 'data-heading', value: 'Ask us' },
      ],
    });
    send({ origin: ours, source: frames[0]?.contentWindow, data: { type: 'painting-hello' } });
    expect(frames[0]?.told.at(-1)).toMatchObject({
      attributes: { heading: 'Ask us', 'home-url': 'https://partner.example/site/home' },
    });
    expect(frames[0]?.told.at(-1)).not.toHaveProperty('attributes.privacy-url');
  });
});

describe('the address of a frame', () => {
  test('sets only safe options, whatever it contains', () => {
    const names = fc.oneof(
      fc.constantFrom(
        'lang',
        'source',
        'heading',
        'email-url',
        'thank-you-url',
        'onclick',
        'style',
        '__proto__',
        'email-public-key',
      ),
      fc.string(),
    );
    const queries = fc
      .array(fc.tuple(names, fc.string()))
      .map((pairs) => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`);
    const tags = fc.constantFrom('painting-quote-form', 'painting-estimator', 'script');
    fc.assert(
      fc.property(tags, fc.oneof(queries, fc.string()), (tag, query) => {
        const allowed = frameOptions[tag] ?? [];
        for (const [name, value] of frameAttributes(tag, query)) {
          expect(allowed).toContain(name);
          expect(name).not.toMatch(/url|id|key|template|^on/);
          expect(value.length).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});

function cloned(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}
