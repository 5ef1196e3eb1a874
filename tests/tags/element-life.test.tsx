import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { definePaintingColourPreview } from '../../widgets/painting-colour-preview';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { definePaintingServiceMap } from '../../widgets/painting-service-map';
import { Screen } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { eventsOn, mount, shadowOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { defineProbe, drawingsOf, lastProps } from './probe-element';

defineProbe('probe-life');
definePaintingCarousel();
definePaintingColourPreview();
definePaintingEstimator();
definePaintingQuoteForm();
definePaintingQuoteModal();
definePaintingServiceMap();

const tags = ['painting-quote-form', 'painting-quote-modal', 'painting-estimator'];

/** Tags that watch the page, their children or their own sight. */
const observing: Readonly<Record<string, string>> = {
  'painting-quote-form': '<painting-quote-form></painting-quote-form>',
  'painting-estimator': '<painting-estimator keep-draft></painting-estimator>',
  'painting-carousel': '<painting-carousel autoplay-ms="60000"><p>1</p><p>2</p><p>3</p></painting-carousel>',
  'painting-colour-preview': `<painting-colour-preview mask="/none.svg" colours='[{"name":"Sage","colour":"#66755f"}]'></painting-colour-preview>`,
  'painting-service-map':
    '<painting-service-map api-key="none"><ul><li>Ajax</li></ul></painting-service-map>',
};

/** Adds a second parent to move elements to. */
function otherPlace(): HTMLElement {
  const place = document.createElement('section');
  stage.append(place);
  return place;
}

describe('A tag in the document', () => {
  const lines = useConsoleLines();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('does not render while detached', async () => {
    const element = document.createElement('probe-life');
    element.setAttribute('amount', '2');
    await nextFrame();
    expect(drawingsOf(element)).to.have.length(0);
    stage.append(element);
    await until(() => lastProps(element).amount === 2);
  });

  it('renders once on insertion', async () => {
    const element = await mount('<probe-life amount="2"></probe-life>');
    await until(() => drawingsOf(element).length > 0);
    await nextFrame();
    await nextFrame();
    expect(drawingsOf(element)).to.have.length(1);
  });

  it('stops rendering when removed, and resumes when reinserted', async () => {
    const element = await mount('<probe-life></probe-life>');
    element.remove();
    await nextFrame();
    const before = drawingsOf(element).length;
    element.setAttribute('amount', '4');
    await nextFrame();
    expect(drawingsOf(element)).to.have.length(before);
    expect(shadowOf(element).querySelectorAll('input')).to.have.length(0);
    stage.append(element);
    await until(() => lastProps(element).amount === 4 && shadowOf(element).querySelector('input'));
  });

  it('keeps its control and typed text when moved', async () => {
    const element = await mount('<probe-life></probe-life>');
    const control = new Screen(element).control('Field');
    control.value = 'typed';
    otherPlace().append(element);
    await nextFrame();
    expect(new Screen(element).control('Field') === control).to.equal(true);
    expect(control.value).to.equal('typed');
    expect(control.isConnected).to.equal(true);
  });

  it('keeps its state through many moves in one task', async () => {
    const element = await mount('<probe-life></probe-life>');
    const control = new Screen(element).control('Field');
    control.value = 'typed';
    const place = otherPlace();
    for (let move = 0; move < 5; move++) {
      element.remove();
      (move % 2 ? place : stage).append(element);
    }
    await nextFrame();
    expect(new Screen(element).control('Field') === control).to.equal(true);
    expect(control.value).to.equal('typed');
  });

  it('keeps the focus when moved with moveBefore', async () => {
    const element = await mount('<probe-life></probe-life>');
    const control = new Screen(element).control('Field');
    control.value = 'typed';
    control.focus();
    const place = otherPlace() as HTMLElement & { moveBefore(node: Node, child: null): void };
    place.moveBefore(element, null);
    await nextFrame();
    expect(element.parentElement === place).to.equal(true);
    expect(new Screen(element).focus).to.equal('field');
    expect(control.value).to.equal('typed');
  });

  it('updates its language after a move', async () => {
    const element = await mount('<probe-life></probe-life>');
    const place = otherPlace();
    place.lang = 'fr-CA';
    await nextFrame(); // otherwise the lang change itself would trigger the update
    await nextFrame();
    place.append(element);
    await until(() => new Screen(element).findControl('Champ'));
  });

  it('updates its language after moveBefore', async () => {
    const element = await mount('<probe-life></probe-life>');
    const place = otherPlace() as HTMLElement & { moveBefore(node: Node, child: null): void };
    place.lang = 'fr';
    await nextFrame(); // otherwise the lang change itself would trigger the update
    await nextFrame();
    place.moveBefore(element, null);
    await until(() => new Screen(element).findControl('Champ'));
  });

  it('keeps a declarative shadow root', async () => {
    const host = document.createElement('div');
    host.setHTMLUnsafe('<probe-life><template shadowrootmode="open"><p>before</p></template></probe-life>');
    const root = shadowOf(host.children[0] ?? host);
    stage.append(host);
    const element = host.children[0] as HTMLElement;
    await until(() => new Screen(element).findControl('Field'));
    expect(element.shadowRoot === root).to.equal(true);
  });

  it("renders in a separate task if it precedes the script, to keep the script's task short", async () => {
    stage.setHTMLUnsafe('<probe-early></probe-early>');
    const early = stage.children[0] as HTMLElement;
    defineProbe('probe-early');
    await Promise.resolve();
    expect(drawingsOf(early)).to.have.length(0);
    await until(() => drawingsOf(early).length > 0);
  });

  it('renders into a declarative shadow root that precedes the script', async () => {
    stage.setHTMLUnsafe('<probe-upgraded><template shadowrootmode="open"></template></probe-upgraded>');
    const element = stage.children[0] as HTMLElement;
    const root = shadowOf(element);
    defineProbe('probe-upgraded');
    await until(() => new Screen(element).findControl('Field'));
    expect(element.shadowRoot === root).to.equal(true);
    expect(root.adoptedStyleSheets.length).to.be.greaterThan(0);
  });

  it('takes over a prerendered root and keeps what was typed and focused before', async () => {
    const props = JSON.stringify({ lang: 'en', bare: false, pick: 'red', amount: 7, visible: [1, 3] });
    stage.setHTMLUnsafe(`<probe-prerendered><template shadowrootmode="open"
      ><div class="base" part="base" lang="en" data-prerendered="early-1"
        ><label for="early-1-field">Field</label><input id="early-1-field" name="field"><output>${props}</output
      ></div><style>output { color: red }</style><slot></slot></template></probe-prerendered>`);
    const element = stage.children[0] as HTMLElement;
    const control = new Screen(element).control('Field');
    control.value = 'typed';
    control.focus();
    defineProbe('probe-prerendered');
    await until(() => drawingsOf(element).length > 0);
    await nextFrame();
    const kept = new Screen(element).control('Field');
    // React, used only by tests, renders such a root afresh.
    expect(kept === control).to.equal(import.meta.env.RUNTIME === 'preact');
    expect(kept.value).to.equal('typed');
    expect(shadowOf(element).activeElement === kept).to.equal(true);
    expect(shadowOf(element).querySelectorAll('style, slot')).to.have.length(0);
    element.setAttribute('amount', '3');
    await until(() => shadowOf(element).querySelector('output')?.textContent?.includes('"amount":3'));
    expect(shadowOf(element).querySelectorAll('input')).to.have.length(1);
  });

  it('renders afresh in a root that was saved with its page', async () => {
    const element = await mount('<probe-life amount="3"></probe-life>');
    const root = shadowOf(element).innerHTML;
    stage.setHTMLUnsafe(
      `<probe-life amount="4"><template shadowrootmode="open">${root}<p>Toast</p></template></probe-life>`,
    );
    const restored = stage.children[0] as HTMLElement;
    await until(() => new Screen(restored).findControl('Field') && drawingsOf(restored).length > 0);
    expect(shadowOf(restored).querySelectorAll('p')).to.have.length(0);
    expect(shadowOf(restored).querySelectorAll('input')).to.have.length(1);
    expect(shadowOf(restored).querySelector('output')?.textContent).to.contain('"amount":4');
  });

  it('renders afresh when cloned', async () => {
    const element = await mount('<probe-life amount="3"></probe-life>');
    new Screen(element).control('Field').value = 'typed';
    const clone = element.cloneNode(true) as HTMLElement;
    stage.append(clone);
    await until(() => clone.shadowRoot && new Screen(clone).findControl('Field'));
    expect(lastProps(clone).amount).to.equal(3);
    expect(new Screen(clone).control('Field').value).to.equal('');
    expect(new Screen(element).control('Field').value).to.equal('typed');
  });

  it("keeps its styles when adopted into a frame's document", async () => {
    const element = await mount('<probe-life></probe-life>');
    const frame = document.createElement('iframe');
    stage.append(frame);
    const frameBody = (await until(() => frame.contentDocument?.body)) as HTMLElement;
    frameBody.append(element);
    const output = (await until(() => shadowOf(element).querySelector('output'))) as HTMLElement;
    const colour = await until(() => frame.contentWindow?.getComputedStyle(output).color);
    expect(colour).to.equal('rgb(1, 2, 3)');
    expect(element.ownerDocument === frame.contentDocument).to.equal(true);
    element.remove(); // removing a frame tells its elements nothing
  });

  it("renders after adoption into a frame's document", async () => {
    const element = await mount('<probe-life></probe-life>');
    const frame = document.createElement('iframe');
    stage.append(frame);
    const frameBody = (await until(() => frame.contentDocument?.body)) as HTMLElement;
    element.remove();
    await until(() => !shadowOf(element).querySelector('input'));
    frameBody.append(element);
    await until(() => shadowOf(element).querySelector('input'));
    element.remove(); // removing a frame tells its elements nothing
  });

  it('shares one style sheet per text across instances', async () => {
    const one = await mount('<probe-life></probe-life>');
    const other = await mount('<probe-life></probe-life>');
    expect(shadowOf(one).adoptedStyleSheets).to.deep.equal(shadowOf(other).adoptedStyleSheets);
    expect(shadowOf(one).adoptedStyleSheets.length).to.be.greaterThan(1);
    expect(shadowOf(one).querySelectorAll('style')).to.have.length(0);
  });

  it('tolerates loading the script twice', async () => {
    const before = tags.map((tag) => customElements.get(tag));
    definePaintingEstimator();
    definePaintingQuoteForm();
    definePaintingQuoteModal();
    expect(tags.map((tag) => customElements.get(tag))).to.deep.equal(before);
  });

  it('dispatches painting-ready on every insertion but not on moves', async () => {
    const ready = eventsOn(stage, 'painting-ready');
    const element = await mount('<probe-life></probe-life>');
    await until(() => ready.length === 1);
    otherPlace().append(element);
    await nextFrame();
    expect(ready).to.have.length(1);
    element.remove();
    await nextFrame();
    stage.append(element);
    await until(() => ready.length === 2);
  });
});

describe('A removed tag', () => {
  for (const tag of tags) {
    it(`<${tag}> leaves no listener on the page`, async () => {
      const warmUp = await mount(`<${tag}></${tag}>`);
      await until(() => warmUp.shadowRoot?.querySelector('.base > *'));
      warmUp.remove();
      await nextFrame();
      const listeners = countPageListeners();
      const element = await mount(`<${tag} keep-draft></${tag}>`);
      await nextFrame();
      await nextFrame();
      element.remove();
      await nextFrame();
      await nextFrame();
      listeners.stop();
      expect(listeners.left).to.deep.equal([]);
    });
  }

  for (const [tag, open] of Object.entries(observing)) {
    it(`<${tag}> observes nothing`, async () => {
      const observed = countObservers();
      const element = await mount(open);
      await nextFrame();
      await nextFrame();
      expect(observed.live.size, 'observers of a tag in the page').to.be.greaterThan(1);
      element.remove();
      await nextFrame();
      await nextFrame();
      observed.stop();
      expect([...observed.live]).to.deep.equal([]);
    });
  }

  it('keeps calls of its methods for its next life', async () => {
    const ready = eventsOn(stage, 'painting-ready');
    const element = await mount('<painting-quote-modal></painting-quote-modal>');
    await until(() => ready.length === 1);
    element.remove();
    await nextFrame();
    (element as HTMLElement & { show(): void }).show();
    stage.append(element);
    await until(() => shadowOf(element).querySelector('dialog')?.open);
  });

  it('draws nothing if it was removed before its turn', async () => {
    stage.setHTMLUnsafe('<probe-brief></probe-brief><probe-brief></probe-brief>');
    const [brief, lasting] = [...stage.children];
    if (!brief || !lasting) throw new Error('Nothing mounted');
    defineProbe('probe-brief');
    brief.remove();
    await until(() => drawingsOf(lasting).length > 0);
    await nextFrame();
    expect(drawingsOf(brief)).to.have.length(0);
  });
});

describe('A tag whose code throws', () => {
  const lines = useConsoleLines();

  it('shows its own content and logs one line for the integrator', async () => {
    const element = await mount('<probe-life><a href="tel:1">Call us</a></probe-life>');
    const link = element.querySelector('a') as HTMLElement;
    expect(link.getClientRects()).to.have.length(0);
    element.setAttribute('text-like', 'throw');
    await until(() => link.getClientRects().length > 0);
    await nextFrame();
    const ours = lines.filter(({ text }) => text.startsWith('<probe-life>'));
    expect(ours).to.have.length(1);
    expect(ours[0]?.text).to.equal(
      '<probe-life> failed and shows its own content instead: Error: the probe broke',
    );
    // React, which is not shipped, adds its own lines.
    if (import.meta.env.RUNTIME === 'preact') expect(lines).to.have.length(1);
  });

  it('shows its own content even if the first render fails, without affecting other tags', async () => {
    stage.innerHTML = `<probe-life text-like="throw"><p>Fallback</p></probe-life><probe-life></probe-life>`;
    const [broken, whole] = [...stage.children] as HTMLElement[];
    const fallback = broken?.querySelector('p') as HTMLElement;
    await until(() => fallback.getClientRects().length > 0);
    await until(() => whole?.shadowRoot && new Screen(whole).findControl('Field'));
  });
});

/** Counts listeners left on window, document, root element and body until stopped. */
function countPageListeners() {
  const targets: EventTarget[] = [window, document, document.documentElement, document.body];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const live = new Map<string, unknown>();
  const key = (type: string, listener: unknown, options: unknown) => {
    const captures = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
    return `${type} ${idOf(listener)}${captures ? ' captured' : ''}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (targets.includes(this)) {
      live.set(key(type, listener, options), listener);
      if (signal) addEventListener.call(signal, 'abort', () => live.delete(key(type, listener, options)));
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (targets.includes(this)) live.delete(key(type, listener, options));
    removeEventListener.call(this, type, listener, options);
  };
  return {
    get left() {
      return [...live.keys()];
    },
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    },
  };
}

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(listener: unknown): number {
  const known = ids.get(Object(listener));
  if (known) return known;
  ids.set(Object(listener), ++lastId);
  return lastId;
}

/** Tracks every observer of changes, sizes and sight until stopped. */
function countObservers() {
  const live = new Set<object>();
  const undo = [MutationObserver, ResizeObserver, IntersectionObserver].map(({ prototype }) => {
    const { observe, disconnect } = prototype as ResizeObserver;
    Object.assign(prototype, {
      observe(this: ResizeObserver, ...what: Parameters<typeof observe>) {
        live.add(this);
        observe.apply(this, what);
      },
      disconnect(this: ResizeObserver) {
        live.delete(this);
        disconnect.call(this);
      },
    });
    return () => Object.assign(prototype, { observe, disconnect });
  });
  return {
    live,
    stop: () => void undo.map((restore) => restore()),
  };
}
