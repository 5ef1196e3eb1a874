import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { EstimatorScreen } from '../support/driver/estimator-screen';
import { Screen } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { eventsOn, mount, shadowOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingEstimator();
definePaintingQuoteForm();
definePaintingQuoteModal();

const forms = ['painting-quote-form', 'painting-estimator'];
const tags = [...forms, 'painting-quote-modal'];

describe('A tag as a guest on the page', () => {
  const lines = useConsoleLines();
  const services = useFakeServices();

  for (const tag of tags) {
    it(`<${tag}> leaves globals, head, console, focus and services alone`, async () => {
      const globals = Object.getOwnPropertyNames(window);
      const head = document.head.innerHTML;
      const focus = document.activeElement;
      const scroll = [scrollX, scrollY];
      await mount(`<${tag} keep-draft data-layer source="partner"></${tag}>`);
      await nextFrame();
      await nextFrame();
      expect(Object.getOwnPropertyNames(window).filter((name) => !globals.includes(name))).to.deep.equal([]);
      expect(document.head.innerHTML).to.equal(head);
      expect(document.activeElement === focus).to.equal(true);
      expect([scrollX, scrollY]).to.deep.equal(scroll);
      expect(lines).to.deep.equal([]);
      expect(services.current.calls).to.deep.equal([]);
    });

    it(`<${tag}> dispatches its events through the page and surrounding shadow roots`, async () => {
      const holder = document.createElement('div');
      const root = holder.attachShadow({ mode: 'open' });
      stage.append(holder);
      const ready = eventsOn(document, 'painting-ready');
      root.innerHTML = `<${tag}></${tag}>`;
      const event = await until(() => ready[0]);
      expect(event.bubbles && event.composed).to.equal(true);
      expect(event.detail).to.deep.equal(
        /quote|estimator/.test(tag)
          ? { leadKind: tag === 'painting-estimator' ? 'estimate' : 'contact', tagId: '' }
          : {},
      );
      expect(event.target === holder).to.equal(true);
      root.replaceChildren();
    });

    it(`<${tag}> can be hidden`, async () => {
      const element = await mount(`<${tag} hidden></${tag}>`);
      expect(getComputedStyle(element).display).to.equal('none');
      element.hidden = false;
      expect(getComputedStyle(element).display).not.to.equal('none');
    });
  }

  it('instances have distinct ids, and every label has its control', async () => {
    const elements = await Promise.all([...forms, ...forms].map((tag) => mount(`<${tag}></${tag}>`)));
    const ids = elements.flatMap((element) =>
      [...shadowOf(element).querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.length).to.be.greaterThan(15);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const element of elements) {
      const labels = [...shadowOf(element).querySelectorAll('label')];
      expect(labels.every(({ control }) => control?.getRootNode() === element.shadowRoot)).to.equal(true);
    }
  });

  for (const rules of [
    `* { color: rgb(255, 0, 0); text-transform: uppercase; letter-spacing: 9px; text-align: right; text-indent: 30px;
      word-spacing: 40px; visibility: hidden; cursor: none; line-height: 3; white-space: pre; }
    input, button, form, h2, p { display: none !important; border: 9px solid red !important; }`,
    '* { all: unset !important; text-transform: uppercase !important; letter-spacing: 9px !important }',
  ]) {
    it(`page styles do not leak in: ${rules.slice(0, 32)}…`, async () => {
      const element = await mount('<painting-quote-form heading="Ask us"></painting-quote-form>');
      const screen = new Screen(element);
      const heading = screen.root.querySelector('h2') as HTMLElement;
      const nodes = [screen.button(en.quoteForm.submit), screen.control(en.quoteForm.labels.name), heading];
      await withPageStyle(rules, () => {
        for (const style of nodes.map((node) => getComputedStyle(node))) {
          expect(style.textTransform).to.equal('none');
          expect(style.letterSpacing).to.equal('normal');
          expect(style.wordSpacing).to.equal('0px');
          expect(style.textIndent).to.equal('0px');
          expect(style.visibility).to.equal('visible');
          expect(style.color).not.to.equal('rgb(255, 0, 0)');
          expect(style.display).not.to.equal('none');
          expect(style.borderTopWidth).not.to.equal('9px');
          expect(style.whiteSpaceCollapse).to.equal('collapse');
          expect(style.cursor).not.to.equal('none');
        }
        expect(getComputedStyle(heading).textAlign).to.equal('start');
        expect(element.getBoundingClientRect().width).to.be.greaterThan(200);
      });
    });
  }

  it('sizes are in pixels, whatever a rem is', async () => {
    const element = await mount('<painting-quote-form></painting-quote-form>');
    const button = new Screen(element).button(en.quoteForm.submit);
    const height = button.getBoundingClientRect().height;
    document.documentElement.style.fontSize = '40px';
    const heightThen = button.getBoundingClientRect().height;
    document.documentElement.style.fontSize = '';
    expect(heightThen).to.equal(height);
  });

  it('fields have 16 px or more, because phones zoom the page into smaller ones', async () => {
    const expectLargeFields = ({ root }: Screen) => {
      const fields = [...root.querySelectorAll('input:not([type=checkbox], [hidden]), select, textarea')];
      expect(fields.length).to.be.greaterThan(4);
      for (const field of fields) {
        expect(Number.parseFloat(getComputedStyle(field).fontSize)).to.be.at.least(16);
      }
    };
    const small = 'style="--painting-font-size: 13px"';
    expectLargeFields(new Screen(await mount(`<painting-quote-form ${small}></painting-quote-form>`)));
    const estimator = new EstimatorScreen(await mount(`<painting-estimator ${small}></painting-estimator>`));
    expectLargeFields(estimator);
    await estimator.reachCalculator('specific_rooms');
    expectLargeFields(estimator);
  });

  it("the page's font, custom properties and ::part rules apply", async () => {
    const element = await mount('<painting-quote-form></painting-quote-form>');
    const rules = `main { font-family: Georgia; } painting-quote-form { --painting-radius: 3px; }
      painting-quote-form::part(button) { background-color: rgb(9, 8, 7); }`;
    await withPageStyle(rules, () => {
      const style = getComputedStyle(new Screen(element).button(en.quoteForm.submit));
      expect(style.fontFamily).to.equal('Georgia');
      expect(style.borderTopLeftRadius).to.equal('3px');
      expect(style.backgroundColor).to.equal('rgb(9, 8, 7)');
    });
  });

  it("the tag's own content is hidden once the script runs", async () => {
    const element = await mount('<painting-quote-form><a href="tel:1">Call us</a></painting-quote-form>');
    expect(element.querySelector('a')?.getClientRects()).to.have.length(0);
    expect(element.textContent).to.equal('Call us');
  });
});

describe('The language of a tag', () => {
  useConsoleLines();

  afterEach(() => {
    document.documentElement.lang = 'en';
    stage.removeAttribute('lang');
  });

  it('defaults to English', async () => {
    document.documentElement.removeAttribute('lang');
    const element = await mount('<painting-quote-form></painting-quote-form>');
    expect(new Screen(element).findButton(en.quoteForm.submit)?.type).to.equal('submit');
  });

  it('follows the closest lang', async () => {
    document.documentElement.lang = 'en';
    stage.lang = 'fr-CA';
    const element = await mount('<painting-quote-form></painting-quote-form>');
    expect(new Screen(element).findButton('Envoyer')?.type).to.equal('submit');
    expect(shadowOf(element).querySelector('.base')?.getAttribute('lang')).to.equal('fr');
  });

  it("prefers its own lang to the page's", async () => {
    document.documentElement.lang = 'fr';
    const element = await mount('<painting-quote-form lang="en"></painting-quote-form>');
    expect(new Screen(element).findButton(en.quoteForm.submit)?.type).to.equal('submit');
  });

  it('follows the lang around a third-party shadow root', async () => {
    const holder = document.createElement('div');
    holder.lang = 'fr';
    stage.append(holder);
    const root = holder.attachShadow({ mode: 'open' });
    root.innerHTML = '<painting-quote-form></painting-quote-form>';
    const element = root.children[0] as HTMLElement;
    await until(() => element.shadowRoot && new Screen(element).findButton('Envoyer'));
    root.replaceChildren();
  });

  it('changes with the page and keeps typed text', async () => {
    const element = await mount('<painting-quote-form></painting-quote-form>');
    const screen = new Screen(element);
    const control = screen.control(en.quoteForm.labels.name);
    control.value = 'Ada';
    document.documentElement.lang = 'fr';
    await until(() => screen.findButton('Envoyer'));
    expect(screen.control('Nom*') === control).to.equal(true);
    expect(control.value).to.equal('Ada');
    document.documentElement.lang = 'en';
    await until(() => screen.findButton(en.quoteForm.submit));
  });

  it("follows its own lang and falls back to the page's", async () => {
    const element = await mount('<painting-estimator></painting-estimator>');
    const screen = new Screen(element);
    element.lang = 'fr';
    await until(() => screen.shows('Étape 1 sur 3'));
    element.removeAttribute('lang');
    await until(() => screen.shows('Step 1 of 3'));
  });

  it('applies to error messages, also after a change', async () => {
    const element = await mount('<painting-quote-form lang="fr"></painting-quote-form>');
    const screen = new Screen(element);
    screen.button('Envoyer').click();
    await until(() => screen.errors[0] === 'Le nom est requis');
    element.lang = 'en';
    await until(() => screen.errors[0] === en.quoteForm.errors.nameRequired);
  });
});

/** Runs `look` while the page has extra style rules. */
async function withPageStyle(rules: string, look: () => void): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  await nextFrame();
  try {
    look();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}
