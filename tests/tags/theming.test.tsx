import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import base from '../../widgets/element/base.css?inline';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingFaq } from '../../widgets/painting-faq';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { definePaintingReviewCarousel } from '../../widgets/painting-review-carousel';
import { definePaintingServiceMap } from '../../widgets/painting-service-map';
import { Screen, type } from '../support/driver/screen';
import { mount, shadowOf, stage } from '../support/page/stage';
import { until } from '../support/page/until';
import { en } from '../support/texts';

/** Custom properties with values that occur nowhere else, and their computed form. */
const probes: Readonly<Record<string, readonly [value: string, shows: string]>> = {
  '--painting-accent': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-accent-text': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-brand': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-highlight': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-text': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-muted': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-surface': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-field': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-border': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-line': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-tint': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-result': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-result-text': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-danger': ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  '--painting-radius': ['37px', '37px'],
  '--painting-space': ['37px', '37px'],
  '--painting-font-size': ['37px', '37px'],
  '--painting-font': ['Probe', 'Probe'],
  '--painting-heading-font': ['Probe', 'Probe'],
  '--painting-shadow': ['rgb(1, 2, 3) 0px 0px 9px', 'rgb(1, 2, 3) 0px 0px 9px 0px'],
};

const looked = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopLeftRadius',
  'boxShadow',
  'fill',
  'fontFamily',
  'fontSize',
  'outlineColor',
  'rowGap',
] as const;

definePaintingEstimator();
definePaintingFaq();
definePaintingQuoteForm();
definePaintingReviewCarousel();
definePaintingServiceMap();

describe('the theme of the tags', () => {
  afterEach(() => stage.removeAttribute('style'));

  it('covers every custom property in the shared sheet', () => {
    const read = [...base.matchAll(/--painting-[a-z-]+/g)].map(([name]) => name);
    expect([...Object.keys(probes), '--painting-brand-text'].sort()).to.deep.equal(
      [...new Set([...read, '--painting-shadow'])].sort(),
    );
  });

  for (const [name, [value, shows]] of Object.entries(probes)) {
    for (const scheme of ['light', 'dark']) {
      it(`applies ${name} on ${scheme} pages`, async () => {
        stage.style.colorScheme = scheme;
        const roots = await showAll();
        expect(values(roots)).not.to.include(shows);
        stage.style.setProperty(name, value);
        await until(() => values(roots).includes(shows));
      });
    }
  }

  it('applies --painting-brand-text to a hovered arrow', async () => {
    const reviews = JSON.stringify(
      ['A', 'B', 'C'].map((fullName) => ({ fullName, reviewText: 'Clean lines.' })),
    );
    stage.style.setProperty('--painting-brand-text', 'rgb(1, 2, 3)');
    const carousel = await mount(
      `<painting-review-carousel reviews='${reviews}'></painting-review-carousel>`,
    );
    const arrow = await until(() => shadowOf(carousel).querySelector<HTMLElement>('[part=next]'));
    const { left, top, width, height } = arrow.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await until(() => getComputedStyle(arrow).color === 'rgb(1, 2, 3)');
    await resetMouse();
  });

  it('is light on light pages and dark on dark pages', async () => {
    const [root] = await showAll();
    const base = root?.querySelector('.base');
    if (!base) throw new Error('Nothing is drawn');
    stage.style.colorScheme = 'light';
    expect(lightness(getComputedStyle(base).color)).to.be.below(60);
    stage.style.colorScheme = 'dark';
    expect(lightness(getComputedStyle(base).color)).to.be.above(200);
  });

  it("keeps the page's font by default", async () => {
    stage.style.fontFamily = 'ThirdPartySite';
    const roots = await showAll();
    for (const root of roots) {
      for (const node of root.querySelectorAll('h2, label, button, input')) {
        expect(getComputedStyle(node).fontFamily).to.equal('ThirdPartySite');
      }
    }
  });

  it('accepts rules for parts', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('painting-quote-form::part(button) { text-transform: uppercase; }');
    document.adoptedStyleSheets = [sheet];
    const [form] = await showAll();
    const button = form?.querySelector('[part=button]');
    expect(button && getComputedStyle(button).textTransform).to.equal('uppercase');
    document.adoptedStyleSheets = [];
  });
});

/** Renders invalid forms, the calculator, the map and a question. */
async function showAll(): Promise<ShadowRoot[]> {
  const form = await mount(
    '<painting-quote-form heading="A free quote" background="white"></painting-quote-form>',
  );
  await makeMistakes(form, en.quoteForm.submit);
  const contact = await mount('<painting-estimator></painting-estimator>');
  await makeMistakes(contact, en.estimator.contact.submit);
  const calculator = await mount('<painting-estimator></painting-estimator>');
  await goToCalculator(calculator);
  const area = await mount('<painting-service-map></painting-service-map>');
  const questions = await mount(
    `<painting-faq items='[{"question":"How long?","answer":"A day."}]'></painting-faq>`,
  );
  return [form, contact, calculator, area, questions].map(shadowOf);
}

async function makeMistakes(element: HTMLElement, submit: string): Promise<void> {
  const screen = new Screen(element);
  screen.button(submit).click();
  await until(() => screen.errors.length > 0);
}

async function goToCalculator(element: HTMLElement): Promise<void> {
  const wizard = new Screen(element);
  for (const input of wizard.root.querySelectorAll('input')) {
    type(input, input.name === 'email' ? 'ada@example.com' : 'Ada Painter');
  }
  wizard.button(en.estimator.contact.submit).click();
  (await until(() => wizard.findButton(en.estimator.options.general))).click();
  await until(() => wizard.findButton(en.estimator.calculate));
}

/** Every inspected computed value, of all nodes and their pseudo-elements. */
function values(roots: readonly ShadowRoot[]): string[] {
  const nodes = roots.flatMap((root) => [...root.querySelectorAll('*')]);
  return nodes.flatMap((node) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(node, pseudo);
      return looked.map((property) => style[property]);
    }),
  );
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}
