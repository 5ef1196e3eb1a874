import { expect } from 'chai';
import fc from 'fast-check';
import { tagApis } from '../../build/widgets/tag-apis';
import { en } from '../../shared/locales/en';
import { type AttributeRow, type AttributeTable, propertyName } from '../../widgets/element/attribute-table';
import * as widgets from '../../widgets/module';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountEstimator } from '../support/driver/estimator-screen';
import { mountQuoteForm } from '../support/driver/quote-form-screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { drawn, eventsOn, stage } from '../support/page/stage';
import { nextFrame } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';
import { hostileList, hostileText, hostileValue } from './hostile-values';

definePaintingEstimator();
definePaintingQuoteForm();

const statuses = fc.constantFrom(200, 400, 403, 422, 429, 500, 503, 599);
/** A commit has time for a few values, a release for more. */
const options = { numRuns: import.meta.env.MATRIX === 'all' ? 40 : 12 };

describe('Whatever the services answer,', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  beforeEach(() => {
    window.alert = () => {};
  });

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('the quote form shows it as text, and keeps its input or thanks the visitor', async function () {
    this.timeout(60_000);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(statuses, hostileText, async (status, text) => {
        localStorage.clear();
        services.current.mail = () => new Response(text, { status });
        const screen = await mountQuoteForm();
        screen.fill({ message: `Request ${run++}` });
        screen.submit();
        const isThanked = () => screen.shows(en.thankYou.contact.heading);
        await clock.current.until(() => isThanked() || screen.toasts.length > 0);
        expectHarmless(screen.element);
        const isPage = text.trimStart().startsWith('<');
        expect(isThanked()).to.equal(text === 'OK' || (status === 200 && !isPage));
        if (!isThanked()) expect(screen.toasts[0]).to.match(/^Failed to send message: \S/);
        stage.replaceChildren();
      }),
      options,
    );
  });

  it('the estimator shows a price or an error', async function () {
    this.timeout(60_000);
    const answers = fc.oneof(
      hostileText,
      fc.double({ min: 0, minExcluded: true }).map((cost) => JSON.stringify({ totalCost: cost })),
      hostileText.map((error) => JSON.stringify({ error, totalCost: error })),
    );
    await fc.assert(
      fc.asyncProperty(statuses, answers, async (status, text) => {
        services.current.estimate = () => new Response(text, { status });
        services.current.mail = () => new Response('No', { status: 400 });
        const screen = await mountEstimator();
        await screen.reachCalculator('general');
        screen.calculate();
        await clock.current.until(() => screen.toasts.length > 0);
        expectHarmless(screen.element);
        expect(screen.result).to.match(/^(\$[\d,]+\.\d\d|Failed to calculate your estimate\.)/);
        stage.replaceChildren();
      }),
      options,
    );
  });
});

for (const define of Object.values<() => void>(widgets)) define();

/** A Google Maps key would start a request. */
const isLeftOut = (name: string) => name === 'api-key';

function attributeText(row: AttributeRow): fc.Arbitrary<string> {
  if (row.kind !== 'list') return hostileText;
  return fc.oneof(
    hostileText,
    hostileList(row.fields).map((list) => JSON.stringify(list)),
  );
}

function propertyValue(row: AttributeRow): fc.Arbitrary<unknown> {
  return row.kind === 'list' ? fc.oneof(hostileValue, hostileList(row.fields)) : hostileValue;
}

/** Random values for some of a tag's attributes. */
function someOf<Value>(
  attributes: AttributeTable,
  valueFor: (row: AttributeRow) => fc.Arbitrary<Value>,
): fc.Arbitrary<Partial<Record<string, Value>>> {
  const rows = Object.entries(attributes).filter(([name]) => !isLeftOut(name));
  return fc.record(Object.fromEntries(rows.map(([name, row]) => [name, valueFor(row)])), {
    requiredKeys: [],
  });
}

describe('With any attributes and properties,', () => {
  const lines = useConsoleLines();
  const services = useFakeServices();

  for (const { tag, attributes } of tagApis) {
    it(`<${tag}> renders text, follows no code and throws no exception`, async function () {
      this.timeout(60_000);
      const thrown = ['error', 'unhandledrejection'].map((type) => eventsOn(window, type));
      await fc.assert(
        fc.asyncProperty(
          someOf(attributes, attributeText),
          someOf(attributes, propertyValue),
          someOf(attributes, attributeText),
          hostileText,
          async (atFirst, asProperties, later, child) => {
            const element = document.createElement(tag);
            setAttributes(element, atFirst);
            element.append(child, document.createElement('figure'), document.createElement('details'));
            stage.append(element);
            await drawn(element);
            for (const [name, value] of Object.entries(asProperties)) {
              if (name !== 'lang') Reflect.set(element, propertyName(name), value);
            }
            await nextFrame();
            expectHarmless(element);
            setAttributes(element, later);
            await nextFrame();
            expectHarmless(element);
            element.remove();
            await nextFrame();
          },
        ),
        options,
      );
      expect(thrown).to.deep.equal([[], []]);
      expect(services.current.calls).to.deep.equal([]);
      const complaint = new RegExp(`^<${tag}> [a-zA-Z-]+[ =]`);
      // An unknown mode is a test.
      const isKnown = ({ level, text }: (typeof lines)[number]) =>
        level === 'info' ? text === 'Test mode: no lead is sent' : level === 'error' && complaint.test(text);
      expect(lines.filter((line) => !isKnown(line))).to.deep.equal([]);
    });
  }
});

function setAttributes(element: Element, values: Partial<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
}

/** Elements that no input may ever create in a tag. */
const markup = 'script, style, img, iframe, object, embed, link, meta, base, frame, applet, portal';
const schemes = ['http:', 'https:', 'tel:', 'mailto:'];
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];

/** Asserts that a tag rendered text as text: no elements, handlers, addresses or code from input. */
function expectHarmless(element: Element): void {
  const root = element.shadowRoot;
  if (!root) throw new Error(`<${element.localName}> has drawn nothing`);
  expect(window).not.to.have.property('broken');
  expect([...root.querySelectorAll(markup)].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
  for (const node of root.querySelectorAll('*')) {
    for (const { name, value } of node.attributes) {
      expect(name, node.outerHTML).not.to.match(/^on|^srcdoc$/);
      if (addresses.includes(name)) expect(schemes).to.include(new URL(value, location.href).protocol);
    }
  }
}
