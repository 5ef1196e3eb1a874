import { expect } from 'chai';
import { definePaintingServiceMap } from '../../widgets/painting-service-map';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { drawn, mount, shadowOf } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { catchMapsScripts, FakeMaps } from '../support/server/fake-maps';

definePaintingServiceMap();

const html =
  '<painting-service-map api-key="key-1" lang="fr"><ul><li>Toronto</li></ul></painting-service-map>';

function showsTowns(tag: Element): boolean {
  return !shadowOf(tag).querySelector('.map--live') && !tag.querySelector('[slot=map]');
}

// A page loads Google Maps only once, so these tests build on each other.
describe('Loading Google Maps', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const scripts = catchMapsScripts();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('every town shows on the drawing while the map loads, also on phones', async () => {
    for (const widthPx of [320, 390, 700, 1200]) {
      const html = '<painting-service-map api-key="key-1" lang="fr"></painting-service-map>';
      const box = await mount(`<div style="width: ${widthPx}px">${html}</div>`);
      const tag = box.querySelector('painting-service-map');
      if (!tag) throw new Error('nothing mounted');
      await drawn(tag);
      const root = shadowOf(tag);
      const dots = [...root.querySelectorAll('.town circle')];
      expect(dots).to.have.length.greaterThan(8);
      box.scrollIntoView();
      const hidden = dots.filter((dot) => {
        const { x, y, width, height } = dot.getBoundingClientRect();
        return root.elementFromPoint(x + width / 2, y + height / 2) !== dot;
      });
      expect(hidden.map((dot) => textOf(dot.parentElement))).to.deep.equal([]);
      box.remove();
    }
  });

  it('a blocked script keeps the towns, and the next appearance retries', async () => {
    const tag = await mount(html);
    const first = await clock.current.until(() => scripts[0]);
    expect(new URL(first.src).searchParams.get('key')).to.equal('key-1');
    expect(new URL(first.src).searchParams.get('language')).to.equal('fr');
    first.dispatchEvent(new Event('error'));
    await until(() => showsTowns(tag));
    tag.hidden = true;
    await nextFrame();
    await nextFrame();
    expect(scripts).to.have.length(1);
    tag.hidden = false;
    await until(() => scripts.length === 2);
  });

  it('a script that hangs for 8 s keeps the towns, and a late answer serves the next appearance', async () => {
    const tag = await mount(html);
    await clock.current.until(() => tag.querySelector('[slot=map]'));
    await clock.current.pass(7_900);
    expect(tag.querySelector('[slot=map]')).not.to.equal(null);
    await clock.current.pass(100);
    await until(() => showsTowns(tag));

    const script = scripts.at(-1);
    if (!script) throw new Error('no script was asked for');
    const maps = new FakeMaps();
    maps.answer(script);
    tag.hidden = true;
    await nextFrame();
    await nextFrame();
    tag.hidden = false;
    await until(() => shadowOf(tag).querySelector('.map--live'));
    expect(maps.places).to.have.length(1);
    await clock.current.pass(100); // timers of the drawing itself
    expect(clock.current.waiting).to.equal(0);
  });
});
