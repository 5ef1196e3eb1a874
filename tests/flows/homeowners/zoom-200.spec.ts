import { expect, test } from '../../support/page/flow-test';
import { walkByTab } from '../../support/page/focus-walk';
import { bringInspectors } from '../../support/page/page-faults';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';

// A 1280 x 800 window at 200 % zoom: half the CSS pixels, at double density.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

test('at 200 % zoom the focus stays visible and nothing scrolls sideways', async ({ page, server }) => {
  await bringInspectors(page);
  const homeowner = await openWizard(page, 'general');
  await enter(homeowner.driver, { Doors: '4', 'Wall Square Footage': '1000', 'Two-Story': true });
  expect(await sidewaysPx()).toBe(0);
  const { faults, missed } = await walkByTab(page);
  expect([...faults, ...missed]).toEqual([]);
  const receipt = await getReceipt(page, homeowner);
  expect(await sidewaysPx()).toBe(0);
  await expectTold(server, receipt);

  function sidewaysPx(): Promise<number> {
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
});
