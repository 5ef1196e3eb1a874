import { expect, test } from '../../support/page/flow-test';
import { walkByTab } from '../../support/page/focus-walk';
import { bringInspectors } from '../../support/page/page-faults';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';

// A window of 1280 by 800 at a zoom of 200 %: half as many of its own pixels, each twice as large.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

test('who reads at 200 % sees what a press of Tab leads to, and never scrolls sideways', async ({
  page,
  server,
}) => {
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
