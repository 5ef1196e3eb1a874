import { expect } from 'chai';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import { textOf } from '../support/driver/screen';
import { until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';
import { en, texts } from '../support/texts';

definePaintingEstimator();

const { fields, options, soFar, spaces: spaceNames } = en.estimator;

describe("The estimator's plan", () => {
  useFakeServices();

  it('grows with the counts, also in its text', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    await until(() => spaces(screen).length === 1);
    screen.set('bathrooms', '2');
    screen.set('doors', '1');
    screen.set('wallSqft', '900');
    await until(() => spaces(screen).length === 3);
    expect(spaces(screen)).to.deep.equal([
      `${options.general}900 sq ftColor Change`,
      spaceNames.bathrooms,
      spaceNames.bathrooms,
    ]);
    expect(words(screen)).to.equal(
      `${soFar} ${options.general}: ${fields.doors} 1, ${fields.wallSqft} 900 sq ft, ${fields.wallPaintType} Color Change, ${fields.bathrooms} 2, ${fields.ceilingType} None.`,
    );
    screen.button(en.estimator.reset).click();
    await until(() => spaces(screen).length === 1);
  });

  it("has a space per room, in its paint's colour and its ceiling's pattern", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    screen.set('wallPaintType', 'refresh', 2);
    screen.set('ceilingType', 'painted_stipple', 2);
    await until(() => words(screen).includes('Room 2: Wall Paint Type Refresh'));
    expect(plan(screen).querySelectorAll('.drawing__refreshed')).to.have.length(1);
    const ceiling = plan(screen).querySelector('.drawing__texture') as Element;
    expect(getComputedStyle(ceiling).fill).to.include('#painted_stipple');
    screen.button('Remove Room 2').click();
    await until(() => spaces(screen).length === 1);
  });

  it('stands above the questions in one column, beside them in two', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    const group = screen.root.querySelector('.group') as Element;
    const above = () => plan(screen).getBoundingClientRect().bottom <= group.getBoundingClientRect().top;
    screen.element.style.width = '360px';
    await until(above);
    screen.element.style.width = '700px';
    await until(() => !above());
  });

  it('leaves no chosen answer cut at any width, in both languages', async () => {
    for (const lang of ['en', 'fr'] as const) {
      const screen = await mountEstimator(`lang="${lang}" job="general"`);
      screen.fillContact();
      screen.button(texts[lang].estimator.contact.submit).click();
      await until(() => screen.root.querySelector('[name=wallPaintType]'));
      for (const width of [320, 460, 560, 660, 716, 760, 860, 900, 1100]) {
        screen.element.style.width = `${width}px`;
        const select = screen.field<HTMLSelectElement>('wallPaintType');
        const whole = select.cloneNode(true) as HTMLSelectElement;
        whole.removeAttribute('id');
        Object.assign(whole.style, { position: 'absolute', width: 'max-content' });
        select.after(whole);
        expect(select.offsetWidth, `${lang} ${width}`).to.be.at.least(whole.offsetWidth);
        whole.remove();
      }
      screen.element.remove();
    }
  });

  it('hides its drawing and the close-ups of the ceilings from assistive technology', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    await until(() => spaces(screen).length === 1);
    await until(() => screen.root.querySelectorAll('canvas').length === 3);
    const drawings = [...screen.root.querySelectorAll('svg, canvas')];
    expect(drawings).to.have.length(4);
    for (const drawing of drawings) expect(drawing.closest('[aria-hidden=true]')).not.to.equal(null);
  });

  it('names the ceilings, and raises no error, in a browser that cannot decode their close-ups', async () => {
    const { createImageBitmap } = window;
    let asked = 0;
    const rejected: unknown[] = [];
    const onRejected = (event: PromiseRejectionEvent) => rejected.push(event.reason);
    window.addEventListener('unhandledrejection', onRejected);
    window.createImageBitmap = () => {
      asked += 1;
      return Promise.reject(new Error('Not here'));
    };
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    await until(() => asked === 3);
    await new Promise(requestAnimationFrame);
    window.createImageBitmap = createImageBitmap;
    window.removeEventListener('unhandledrejection', onRejected);
    expect(rejected).to.deep.equal([]);
    expect(textOf(screen.root.querySelector('.samples'))).to.include('Painted Stipple');
  });

  it('shows a close-up of each ceiling, all different', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    await until(() => screen.root.querySelectorAll('canvas').length === 3);
    const pictures = [...screen.root.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
    expect(new Set(pictures).size).to.equal(3);
    expect(screen.root.querySelector('canvas')?.getBoundingClientRect().width).to.equal(64);
  });
});

function plan(screen: EstimatorScreen): Element {
  return screen.root.querySelector('[part=plan]') as Element;
}

function spaces(screen: EstimatorScreen): string[] {
  return [...plan(screen).querySelectorAll('text')].map(textOf);
}

function words(screen: EstimatorScreen): string {
  return textOf(plan(screen).querySelector('figcaption'));
}
