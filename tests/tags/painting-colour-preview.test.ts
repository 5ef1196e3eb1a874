import { expect } from 'chai';
import { definePaintingColourPreview } from '../../widgets/painting-colour-preview';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { mount, shadowOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingColourPreview();
definePaintingQuoteModal();

const mask = new URL('/tests/tags/no-mask.svg', location.href).href;
const colours = `[{"name":"Sage","colour":"#66755f"},{"name":"Clay","colour":"#b0765a"}]`;

const markup = (attributes = '') =>
  `<painting-colour-preview mask="${mask}" colours='${colours}' ${attributes}><img alt="A room" width="200" height="100"></painting-colour-preview>`;

const paint = (preview: Element) => shadowOf(preview).querySelector('.paint rect')?.getAttribute('fill');

function choose(preview: Element, name: string): void {
  shadowOf(preview).querySelector<HTMLElement>(`[title=${name}]`)?.click();
}

describe('The colour preview', () => {
  const lines = useConsoleLines();
  useFakeServices();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('paints the picture in its first colour once it is near the viewport', async () => {
    const preview = await mount(markup());
    await until(() => paint(preview) === '#66755f');
    expect(shadowOf(preview).querySelector('mask image')?.getAttribute('href')).to.equal(mask);
  });

  it('lays the paint on the whole picture, plain or in a <picture>, without styles of the page', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
    const picture = `<img alt="A room" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
    for (const content of [picture, `<picture>${picture}</picture>`]) {
      const preview = await mount(
        `<painting-colour-preview mask="${mask}" colours='${colours}' style="width: 400px">${content}</painting-colour-preview>`,
      );
      const shown = () => preview.querySelector('img')?.getBoundingClientRect();
      await until(() => shown()?.height === 200);
      const box = await until(() => shadowOf(preview).querySelector('.paint')?.getBoundingClientRect());
      expect(box.toJSON()).to.deep.equal(shown()?.toJSON());
    }
  });

  it('has 44 px swatches, including the custom colour', async () => {
    const preview = await mount(markup());
    const colours = [...shadowOf(preview).querySelectorAll('.chip, .own')];
    const sizes = colours
      .map((colour) => colour.getBoundingClientRect())
      .map(({ width, height }) => [width, height]);
    expect(sizes).to.deep.equal(Array(3).fill([44, 44]));
  });

  it('loads no mask while far from the viewport', async () => {
    const far = document.createElement('div');
    far.style.height = '5000px';
    stage.append(far);
    const preview = await mount(markup());
    await nextFrame();
    await nextFrame();
    expect(shadowOf(preview).querySelector('image')).to.equal(null);
    preview.scrollIntoView();
    await until(() => paint(preview));
  });

  it('paints the chosen colour and shows its name', async () => {
    const preview = await mount(markup());
    choose(preview, 'Clay');
    await until(() => paint(preview) === '#b0765a');
    expect(textOf(shadowOf(preview).querySelector('legend'))).to.contain('Clay');
    expect(shadowOf(preview).querySelector('.paint[role=img]')?.ariaLabel).to.equal('Clay');
  });

  it('tells two colours of one name apart', async () => {
    const twins = '[{"name":"Sage","colour":"#66755f"},{"name":"Sage","colour":"#b0765a"}]';
    const preview = await mount(markup().replace(colours, twins));
    const chips = () => [...shadowOf(preview).querySelectorAll<HTMLElement>('.chip')];
    const pressed = () => chips().map(({ ariaPressed }) => ariaPressed);
    expect(pressed()).to.deep.equal(['true', 'false']);
    chips()[1]?.click();
    await until(() => paint(preview) === '#b0765a');
    expect(pressed()).to.deep.equal(['false', 'true']);
    expect(lines.splice(0)).to.deep.equal([]);
  });

  it('paints a custom colour', async () => {
    const preview = await mount(markup());
    const own = shadowOf(preview).querySelector<HTMLInputElement>('[type=color]');
    if (own) own.value = '#123456';
    own?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until(() => paint(preview) === '#123456');
    expect(shadowOf(preview).querySelectorAll('[aria-pressed=true]')).to.have.length(0);
  });

  it('links to a quote only with quote-url', async () => {
    const without = await mount(markup());
    expect(shadowOf(without).querySelector('a')).to.equal(null);
    const preview = await mount(markup('quote-url="/contact"'));
    expect(shadowOf(preview).querySelector('a')?.pathname).to.equal('/contact');
  });

  it("passes the colour to the quote modal's message without overwriting the visitor's", async () => {
    const modal = (await mount('<painting-quote-modal></painting-quote-modal>')) as HTMLElement & {
      close(): void;
    };
    const preview = await mount(markup('quote-url="/contact" lang="fr"'));
    await nextFrame();
    await nextFrame();
    const dialog = () => shadowOf(modal).querySelector('dialog');
    const message = () => shadowOf(modal).querySelector('textarea');
    const askFor = async (name: string, colour: string) => {
      choose(preview, name);
      await until(() => paint(preview) === colour);
      shadowOf(preview).querySelector('a')?.click();
      await until(() => dialog()?.open && message());
    };
    const close = async () => {
      modal.close();
      await until(() => !dialog()?.open);
    };
    await askFor('Sage', '#66755f');
    await until(() => message()?.value === 'Couleur\u202f: Sage (#66755f)');
    await close();
    await askFor('Clay', '#b0765a');
    await until(() => message()?.value === 'Couleur\u202f: Clay (#b0765a)');
    const field = message();
    if (field) field.value = 'My own words';
    await close();
    await askFor('Sage', '#66755f');
    await nextFrame();
    await nextFrame();
    expect(field?.value).to.equal('My own words');
  });
});
