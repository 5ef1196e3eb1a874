import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameLoader } from '../../../build/widgets/frame-loader';
import { frameAttributes, frameOptions } from '../../../site/scripts/embed/frame-attributes';

const ours = 'https://painter.example';
const script = await frameLoader();

interface Message {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** A page with two frames that runs the script of the frames, as a browser would. */
function openPage() {
  const frames = [1, 2].map((number) => ({
    src: `${ours}/embed/quote?number=${number}`,
    contentWindow: { postMessage: () => {} },
    style: { height: '640px' },
    attributes: [],
    dataset: {},
    dispatchEvent: () => true,
  }));
  const listeners: ((message: Message) => void)[] = [];
  class HTMLScriptElement {
    readonly src = `${ours}/embed/embed.js`;
  }
  const page = {
    URL,
    HTMLScriptElement,
    CustomEvent,
    document: { currentScript: new HTMLScriptElement(), querySelectorAll: () => frames, referrer: '' },
    location: new URL('https://partner.example/offers'),
    window: {},
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    addEventListener: (type: string, listener: (message: Message) => void) => {
      if (type === 'message') listeners.push(listener);
    },
  };
  runInContext(script, createContext(page));
  const heights = () => frames.map(({ style }) => style.height);
  const send = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  return { frames, heights, send };
}

describe('a message to a page with our frames', () => {
  test('sets the height of the frame that it comes from', () => {
    const { frames, heights, send } = openPage();
    send({ origin: ours, source: frames[1]?.contentWindow, data: { type: 'painting-height', height: 812 } });
    expect(heights()).toEqual(['640px', '812px']);
  });

  test('from anybody else, whatever it says, changes nothing and throws nothing', () => {
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

  test('of our own, whatever it says, leaves a height in pixels up to 10,000', () => {
    const { frames, heights, send } = openPage();
    // What arrives in a message can be cloned: no functions, no symbols.
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

describe('the address of a frame', () => {
  test('sets only the options that anybody may set, whatever stands in it', () => {
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
