import { expect } from 'chai';
import { defineName, tagApis } from '../../build/widgets/tag-apis';
import { thankYouKey } from '../../shared/thank-you-state';
import { type AttributeRow, propertyName } from '../../widgets/element/attribute-table';
import { defaultValue } from '../../widgets/element/attribute-values';
import type { EventDocs, TagApi } from '../../widgets/element/describe-tag';
import * as widgets from '../../widgets/module';
import { QuoteFormScreen } from '../support/driver/quote-form-screen';
import { Screen, type } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { type FakeClock, useFakeClock } from '../support/page/fake-clock';
import { drawn, propertyOf, stage } from '../support/page/stage';
import { type FakeServices, noNetwork, price, useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

/** Records the API a running tag has shown: dispatched events and rendered parts. */
class SurfaceRecorder {
  readonly events: CustomEvent[] = [];
  readonly parts = new Set<string>();
  readonly #element: HTMLElement;
  readonly #observer = new MutationObserver(() => this.#look());

  /** Create it before inserting the element, because some events are immediate. */
  constructor(element: HTMLElement) {
    this.#element = element;
    const dispatch = element.dispatchEvent;
    element.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) this.events.push(event);
      return dispatch.call(element, event);
    };
  }

  /** Names of dispatched events, sorted. */
  get eventNames(): string[] {
    return [...new Set(this.events.map(({ type }) => type))].sort();
  }

  /** Records every part rendered from here on, however briefly. */
  watch(): void {
    const root = this.#element.shadowRoot;
    if (!root) throw new Error(`<${this.#element.localName}> has drawn nothing yet`);
    this.#observer.observe(root, { subtree: true, childList: true, attributeFilter: ['part'] });
    this.#look();
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #look(): void {
    for (const node of this.#element.shadowRoot?.querySelectorAll('[part]') ?? []) {
      for (const name of node.part) this.parts.add(name);
    }
  }
}

/** Tools for a journey through a tag. */
interface Walk {
  readonly element: HTMLElement;
  readonly clock: FakeClock;
  readonly services: FakeServices;
  readonly recorder: SurfaceRecorder;
}

/** A journey through all states of a tag, and the attributes for it. Tags with one state need none. */
interface Journey {
  readonly attributes: Readonly<Record<string, string>>;
  go?(walk: Walk): Promise<void>;
}

const review = (fullName: string) => ({ fullName, reviewText: 'Clean lines.', stars: '5' });

const journeys: Readonly<Record<string, Journey>> = {
  'painting-quote-form': {
    attributes: { heading: 'A free quote', 'privacy-url': '/privacy' },
    go: askForQuote,
  },
  'painting-quote-modal': {
    attributes: { 'privacy-url': '/privacy' },
    async go(walk) {
      const isOpen = () => walk.element.shadowRoot?.querySelector('dialog')?.open;
      call(walk.element, 'show');
      await walk.clock.until(isOpen);
      call(walk.element, 'close');
      await walk.clock.until(() => !isOpen());
      call(walk.element, 'show');
      await walk.clock.until(isOpen);
      await askForQuote(walk);
    },
  },
  'painting-estimator': { attributes: { 'privacy-url': '/privacy' }, go: askForPrice },
  'painting-thank-you': {
    // Third-party pages have no link home unless it is named.
    attributes: { 'home-url': '/' },
    async go({ element, clock }) {
      element.remove();
      await clock.pass(0);
      const state = { type: 'estimate', totalCost: 900, originalCost: 900, minimumApplied: false };
      sessionStorage.setItem(thankYouKey, JSON.stringify({ ...state, reference: '7K2Q-M4' }));
      stage.append(element);
      await clock.until(() => element.shadowRoot?.querySelector('[part=thank-you]'));
    },
  },
  'painting-review-carousel': {
    attributes: {
      heading: 'Reviews',
      'more-url': '/reviews',
      'autoplay-ms': '60000',
      reviews: JSON.stringify(['A', 'B', 'C', 'D', 'E'].map(review)),
    },
    go: moveOn,
  },
  'painting-faq': { attributes: { items: '[{"question":"How long?","answer":"A day."}]' } },
  'painting-colour-preview': {
    attributes: {
      colours: '[{"name":"Sage","colour":"#66755f"},{"name":"Clay","colour":"#b0765a"}]',
      'quote-url': '/contact',
    },
    async go({ element, clock, recorder }) {
      await clock.until(() => recorder.eventNames.includes('painting-ready'));
      element.shadowRoot?.querySelector<HTMLButtonElement>('[part=colour]:last-of-type')?.click();
    },
  },
  'painting-carousel': {
    attributes: { 'autoplay-ms': '60000' },
    async go(walk) {
      walk.element.innerHTML = '<p>1</p><p>2</p><p>3</p>';
      await moveOn(walk);
    },
  },
};

for (const define of Object.values<() => void>(widgets)) define();

/** Events and parts of the cards below a thank-you, which need our server (tests/flows/after-lead.spec.ts). */
function ofCards(tag: string): readonly string[] {
  const common = ['painting-visit', 'painting-photos', 'added', 'visit', 'half-day', 'photos', 'photo'];
  return tag === 'painting-thank-you' ? [...common, 'field', 'label', 'input', 'status'] : common;
}

describe('the API tables and the tags', () => {
  const clock = useFakeClock();
  const services = useFakeServices();
  useConsoleLines();

  it('list the same functions of the module', () => {
    expect(Object.keys(widgets).sort()).to.deep.equal(tagApis.map(({ tag }) => defineName(tag)).sort());
  });

  for (const api of tagApis) {
    const { tag, attributes, events, parts, methods, setters } = api;

    describe(`agree on <${tag}>:`, () => {
      it('it observes the attributes of its table', () => {
        const definition = customElements.get(tag) as unknown as { observedAttributes: string[] };
        expect([...definition.observedAttributes].sort()).to.deep.equal(Object.keys(attributes).sort());
      });

      it("each attribute has a property with its row's default", async () => {
        const element = await put(api, {});
        for (const [name, row] of Object.entries(attributes)) {
          expect(propertyName(name) in element, name).to.equal(true);
          if (name !== 'lang') expectDefault(element, name, row);
        }
      });

      it("each attribute is parsed as its row's kind", async () => {
        const element = await put(api, {});
        for (const [name, row] of Object.entries(attributes)) {
          const [text, value] = sampleOf(row);
          element.setAttribute(name, text);
          expect(propertyOf(element, name), name).to.deep.equal(value);
        }
      });

      it('it has exactly the methods of its table', () => {
        const own = Object.entries(
          Object.getOwnPropertyDescriptors(Object.getPrototypeOf(document.createElement(tag))),
        )
          .filter(
            ([, { value, enumerable, writable }]) => typeof value === 'function' && !enumerable && !writable,
          )
          .map(([name]) => name);
        const called = Object.keys(methods).filter((name) => !setters.includes(name));
        expect(own.sort()).to.deep.equal(called.sort());
      });

      it('its setters can be called and assigned', async () => {
        const element = await put(api, {});
        for (const name of setters) {
          expect(Reflect.get(element, name), name).to.be.a('function');
          expect(() => Reflect.set(element, name, {}), name).not.to.throw();
        }
      });

      it(`<${tag}> dispatches exactly its table's events and shows exactly its parts across all states`, async () => {
        const journey = journeys[tag] ?? { attributes: {} };
        const element = document.createElement(tag);
        const recorder = new SurfaceRecorder(element);
        const isBeforeCards = (name: string) => !ofCards(tag).includes(name);
        await put(api, journey.attributes, element);
        recorder.watch();
        await journey.go?.({ element, clock: clock.current, services: services.current, recorder });
        await clock.current.until(() => recorder.events.length > 0);
        recorder.stop();

        expect(recorder.eventNames).to.deep.equal(Object.keys(events).filter(isBeforeCards).sort());
        expect([...recorder.parts].sort()).to.deep.equal(Object.keys(parts).filter(isBeforeCards).sort());
        for (const event of recorder.events) expectEventLike(event, events[event.type], 'mode' in attributes);
      });
    });
  }

  /** Adds a tag with attributes to the page and waits until it has rendered. */
  async function put(
    { tag }: TagApi,
    attributes: Readonly<Record<string, string>>,
    element = document.createElement(tag),
  ): Promise<HTMLElement> {
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
    stage.append(element);
    await drawn(element);
    return element;
  }
});

/** An invalid form, a failed mail and a sent lead. */
async function askForQuote({ element, clock, services }: Walk): Promise<void> {
  const form = new QuoteFormScreen(element);
  form.submit();
  await clock.until(() => form.errors.length > 0);
  type(form.field('phone'), '(416) 555-0142');
  await clock.until(() => form.findButton('Use 4165550142'));
  form.fill();
  services.mail = noNetwork;
  form.submit();
  await clock.until(() => form.toasts.length > 0);
  services.mail = () => new Response('OK');
  form.submit();
  await clock.until(() => form.root.querySelector('[part=thank-you]'));
}

/** Both calculators, an invalid form, a failed price and a sent lead. */
async function askForPrice({ element, clock, services }: Walk): Promise<void> {
  const wizard = new Screen(element);
  wizard.button(en.estimator.contact.submit).click();
  await clock.until(() => wizard.errors.length > 0);
  type(wizard.root.querySelector('[name=email]') as HTMLInputElement, 'mailto:ada@example.com');
  await clock.until(() => wizard.findButton('Use ada@example.com'));
  const contact = {
    firstName: 'Ada',
    familyName: 'Painter',
    address: '1 Main Street',
    email: 'ada@example.com',
    phone: '4165550123',
  };
  for (const [name, text] of Object.entries(contact)) {
    type(wizard.root.querySelector(`[name=${name}]`) as HTMLInputElement, text);
  }
  wizard.button(en.estimator.contact.submit).click();
  (await clock.until(() => wizard.findButton(en.estimator.options.specific_rooms))).click();
  (await clock.until(() => wizard.findButton(en.estimator.addRoom))).click();
  await clock.until(() => wizard.root.querySelectorAll('[part=room]').length === 2);
  wizard.button(new RegExp(en.estimator.back)).click();
  (await clock.until(() => wizard.findButton(en.estimator.options.general))).click();
  await clock.until(() => wizard.findButton(en.estimator.calculate));
  services.estimate = () => new Response('{}', { status: 500 });
  wizard.button(en.estimator.calculate).click();
  await clock.until(() => wizard.toasts.length > 0);
  services.estimate = () => price(900);
  services.mail = ({ body }) => (body.template_params.cost_content ? noNetwork() : new Response('OK'));
  wizard.button(en.estimator.calculate).click();
  await clock.until(
    () => wizard.shows('$900.00') && wizard.toasts.some((text) => text.includes('confirmation')),
  );
  services.mail = () => new Response('OK');
  wizard.button(en.estimator.calculate).click();
  await clock.until(() => wizard.root.querySelector('[part=thank-you]'));
}

async function moveOn({ element, clock }: Walk): Promise<void> {
  const next = await clock.until(() => element.shadowRoot?.querySelector<HTMLElement>('[part=next]'));
  next.click();
  await clock.until(() => next.ariaDisabled === 'true');
  await clock.until(() => next.ariaDisabled !== 'true');
}

function call(element: HTMLElement, method: string): void {
  (Reflect.get(element, method) as () => void).call(element);
}

function expectDefault(element: HTMLElement, name: string, row: AttributeRow): void {
  expect(propertyOf(element, name), name).to.deep.equal(defaultValue(row));
}

/** Sample text of the row's kind, and its parsed value. */
function sampleOf(row: AttributeRow): [text: string, value: unknown] {
  switch (row.kind) {
    case 'boolean':
      return ['', true];
    case 'number':
      return [String(row.maximum ?? 12), row.maximum ?? 12];
    case 'pair':
      return ['2 4', [2, 4]];
    case 'choice':
      return [row.values.at(-1) ?? '', row.values.at(-1)];
    case 'time-zone':
      return ['America/Vancouver', 'America/Vancouver'];
    case 'url':
      return ['https://elsewhere.example/path', 'https://elsewhere.example/path'];
    case 'words':
      return [row.values.join(' '), row.values];
    case 'renames':
      return ['mail:email', 'mail:email'];
    case 'list': {
      const entry = Object.fromEntries(row.fields.map((field) => [field.replace('?', ''), 'text']));
      return [JSON.stringify([entry]), [entry]];
    }
    default:
      return ['fr', 'fr'];
  }
}

/**
 * Asserts that an event bubbles, crosses shadow roots, and matches its row's cancelability and detail; events
 * of lead tags also name the tag.
 */
function expectEventLike(event: CustomEvent, row: EventDocs | undefined, isOfLead: boolean): void {
  if (!row) throw new Error(`${event.type} is in no table`);
  expect(event.bubbles && event.composed, event.type).to.equal(true);
  expect(event.cancelable, event.type).to.equal(row.cancelable ?? false);
  const fields = [...row.detail.matchAll(/(\w+)(\??):/g)];
  const { leadKind, tagId, ...own } = event.detail;
  expect(['contact', 'estimate'].includes(leadKind) && typeof tagId === 'string', event.type).to.equal(
    isOfLead,
  );
  const given = Object.keys(isOfLead && /leadKind/.test(row.detail) ? event.detail : own);
  expect(fields.map(([, name]) => name)).to.include.members(given);
  expect(given).to.include.members(fields.filter(([, , mark]) => !mark).map(([, name]) => name));
}
