import { businessSettings, towns as businessTowns, knownPlaces } from 'virtual:business-settings';
import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingServiceMap } from '../../widgets/painting-service-map';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { drawn, mount, shadowOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { FakeMaps } from '../support/server/fake-maps';

definePaintingServiceMap();

const towns = '<ul>\n<li>\n  Toronto\n</li><li> <a href="#ajax">Ajax</a></li></ul>';

/** Element that a map was drawn into. */
function placeOf(tag: Element): Element | null {
  return tag.querySelector(':scope > [slot=map]');
}

function isLive(tag: Element): boolean {
  return shadowOf(tag).querySelector('.map--live') !== null;
}

async function mountMap(attributes = ''): Promise<HTMLElement> {
  const tag = await mount(
    `<painting-service-map api-key="key-1" ${attributes}>${towns}</painting-service-map>`,
  );
  await until(() => isLive(tag));
  return tag;
}

describe('<painting-service-map>', () => {
  const lines = useConsoleLines();
  const maps = new FakeMaps();
  maps.install();

  beforeEach(() => maps.forget());

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  describe('without a key', () => {
    it("shows the page's list beside a drawing of its towns, without requests", async () => {
      const tag = await mount(`<painting-service-map>${towns}</painting-service-map>`);
      await nextFrame();
      expect([...shadowOf(tag).querySelectorAll('.town')].map(textOf)).to.deep.equal(['Toronto', 'Ajax']);
      for (const svg of shadowOf(tag).querySelectorAll('svg')) {
        expect(svg.getAttribute('aria-hidden')).to.equal('true');
      }
      expect(tag.querySelector('ul')?.offsetHeight).to.be.greaterThan(0);
      expect(placeOf(tag)).to.equal(null);
      expect(maps.calls).to.deep.equal([]);
    });

    it("shows the business's towns if the page lists none, and its waters in the tag's language", async () => {
      const tag = await mount('<painting-service-map>\n</painting-service-map>');
      await until(() => shadowOf(tag).querySelectorAll('li').length === businessTowns.length);
      const waters = () => [...shadowOf(tag).querySelectorAll('.water')].map(textOf);
      const namesIn = (language: 'en' | 'fr') =>
        knownPlaces.waters.flatMap(({ label }) => label?.text[language] ?? []);
      expect(namesIn('fr')).not.to.deep.equal(namesIn('en'));
      expect(waters()).to.deep.equal(namesIn('en'));
      tag.lang = 'fr';
      await until(() => waters().join() === namesIn('fr').join());
      tag.innerHTML = towns;
      await until(() => shadowOf(tag).querySelectorAll('li').length === 0);
    });

    it('highlights the dot of the chosen town', async () => {
      const tag = await mount('<painting-service-map></painting-service-map>');
      const [first, second] = shadowOf(tag).querySelectorAll('li');
      const edgeOf = (town?: Element) => {
        const dot = town?.querySelector('svg circle');
        return dot && Number.parseFloat(getComputedStyle(dot).strokeWidth);
      };
      second?.querySelector('input')?.click();
      expect(edgeOf(second)).to.be.greaterThan(edgeOf(first) ?? Number.NaN);
      first?.querySelector('input')?.click();
      expect(edgeOf(first)).to.be.greaterThan(edgeOf(second) ?? Number.NaN);
    });

    it('omits towns and waters outside another area', async () => {
      const tag = await mount(
        '<painting-service-map lang="fr" latitude="45.5" longitude="-73.6" radius-km="25"></painting-service-map>',
      );
      expect(shadowOf(tag).querySelector('.town')).to.equal(null);
      expect(textOf(shadowOf(tag).querySelector('.note'))).to.contain('un rayon de 25 km');
    });

    it('has English and French labels', async () => {
      const tag = await mount(`<painting-service-map radius-km="12">${towns}</painting-service-map>`);
      const panel = () => shadowOf(tag).querySelector('section');
      expect(panel()?.getAttribute('aria-label')).to.equal(en.serviceMap.label);
      expect(textOf(panel())).to.contain('a radius of 12 km');
      tag.lang = 'fr';
      await until(() => panel()?.getAttribute('aria-label') === 'Carte du secteur desservi');
    });

    it('opens the map when given a key, and closes it when the key is removed', async () => {
      const tag = await mount(`<painting-service-map>${towns}</painting-service-map>`);
      tag.setAttribute('api-key', 'key-1');
      await until(() => isLive(tag));
      tag.removeAttribute('api-key');
      await until(() => !isLive(tag) && !placeOf(tag));
    });
  });

  it('is as tall while it shows the drawing as with the map, so nothing shifts when the map loads', async () => {
    const tag = await mount(
      `<div><painting-service-map api-key="key-1" hidden>${towns}</painting-service-map></div>`,
    );
    const map = tag.querySelector('painting-service-map');
    if (!(map instanceof HTMLElement)) throw new Error('nothing mounted');
    await drawn(map);
    map.hidden = false;
    expect(map.offsetHeight).to.equal(400);
    await until(() => isLive(map));
    expect(map.offsetHeight).to.equal(400);
  });

  it('the drawing is 400 px tall without a maps key', async () => {
    const map = await mount('<painting-service-map></painting-service-map>');
    await drawn(map);
    expect(map.offsetHeight).to.equal(400);
  });

  it('draws the specified map in a light-DOM element, 400 px tall and full width', async () => {
    const { latitude, longitude, zoom, radiusKm } = businessSettings;
    const tag = await mountMap();
    expect(maps.calls.map(({ what }) => what)).to.deep.equal(['map', 'circle']);
    expect(maps.calls[0]?.options).to.deep.include({
      center: { lat: latitude, lng: longitude },
      zoom,
      disableDefaultUI: true,
      zoomControl: true,
      fullscreenControl: true,
      streetViewControl: true,
    });
    expect(maps.calls[1]?.options).to.deep.include({
      radius: radiusKm * 1000,
      fillOpacity: 0.35,
      strokeWeight: 0,
    });
    expect(maps.places[0]?.element).to.equal(placeOf(tag));
    expect(maps.places[0]).to.include({ width: stage.offsetWidth, height: 400 });
    expect(tag.offsetHeight).to.equal(400);
  });

  it('hides the drawing beside a map, and the towns but for screen readers and keyboard focus', async () => {
    const tag = await mountMap();
    expect(shadowOf(tag).querySelectorAll('svg, .note')).to.have.length(0);
    const card = shadowOf(tag).querySelector<HTMLElement>('.towns');
    expect(card?.offsetWidth).to.equal(1);
    expect(card && getComputedStyle(card).visibility).to.equal('visible');
    tag.querySelector('a')?.focus();
    await until(() => Number(card?.offsetWidth) > 200);
  });

  it('follows its attributes and properties', async () => {
    const tag = await mountMap('latitude="45.5" longitude="-73.6" zoom="9" radius-km="20"');
    expect(maps.calls[0]?.options).to.deep.include({ center: { lat: 45.5, lng: -73.6 }, zoom: 9 });
    tag.setAttribute('radius-km', '30');
    await until(() =>
      maps.calls.find(({ what, options }) => what === 'circle changed' && options.radius === 30_000),
    );
    Object.assign(tag, { zoom: 10 });
    await until(() => maps.calls.find(({ what, options }) => what === 'map changed' && options.zoom === 10));
    expect(maps.places).to.have.length(1);
  });

  it('keeps the map when moved and removes it when removed', async () => {
    const tag = await mountMap();
    const place = placeOf(tag);
    const section = document.createElement('section');
    stage.append(section);
    section.append(tag);
    await nextFrame();
    expect(placeOf(tag)).to.equal(place);
    expect(isLive(tag)).to.equal(true);
    tag.remove();
    await until(() => !placeOf(tag));
    stage.append(tag);
    await drawn(tag);
    await until(() => isLive(tag));
    expect(maps.places).to.have.length(2);
  });

  it('requests nothing while far from the viewport or hidden', async () => {
    const tag = await mount(
      `<div><p></p><painting-service-map api-key="key-1">${towns}</painting-service-map></div>`,
    );
    const map = tag.querySelector('painting-service-map');
    const spacer = tag.querySelector('p');
    if (!(map instanceof HTMLElement) || !spacer) throw new Error('nothing mounted');
    map.hidden = true;
    await drawn(map);
    await nextFrame();
    await nextFrame();
    expect(placeOf(map)).to.equal(null);
    spacer.style.height = '5000px';
    map.hidden = false;
    await nextFrame();
    await nextFrame();
    expect(placeOf(map)).to.equal(null);
    map.scrollIntoView();
    await until(() => isLive(map));
    window.scrollTo(0, 0);
  });

  it('draws several maps on one page', async () => {
    await mountMap();
    await mountMap('zoom="5"');
    expect(maps.places).to.have.length(2);
  });
});
