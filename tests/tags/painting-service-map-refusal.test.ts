import { expect } from 'chai';
import { definePaintingServiceMap } from '../../widgets/painting-service-map';
import { useConsoleLines } from '../support/page/console-lines';
import { mount, shadowOf } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { FakeMaps } from '../support/server/fake-maps';

definePaintingServiceMap();

const html = '<painting-service-map api-key="bad"><ul><li>Toronto</li></ul></painting-service-map>';

describe('A refused Google Maps key', () => {
  const lines = useConsoleLines();

  it("brings the towns back on every map and calls the page's own handler too", async () => {
    let pagesOwnCalls = 0;
    const page = window as typeof window & { gm_authFailure?: () => void };
    page.gm_authFailure = () => {
      pagesOwnCalls += 1;
    };
    const maps = new FakeMaps();
    maps.install();
    const tags = [await mount(html), await mount(html)];
    await until(() => tags.every((tag) => shadowOf(tag).querySelector('.map--live')));

    page.gm_authFailure();
    await until(() => tags.every((tag) => !shadowOf(tag).querySelector('.map--live')));
    expect(pagesOwnCalls).to.equal(1);
    for (const tag of tags) expect(tag.querySelector('[slot=map]')).to.equal(null);

    const third = await mount(html);
    await nextFrame();
    await until(() => !third.querySelector('[slot=map]'));
    expect(maps.places).to.have.length(2);
    expect(lines).to.deep.equal([]);
  });
});
