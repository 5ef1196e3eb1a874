import { devices } from 'playwright/test';
import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** Lighthouse's slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

test('a phone on slow 4G gets a price without horizontal scrolling', async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4g);
  const homeowner = await openWizard(page, 'specific_rooms');
  await enter(homeowner.room(1), { 'Wall Square Footage': '420', 'Wall Paint Type': 'Refresh' });
  await enter(homeowner.driver, { Doors: '1' });
  expect(await sidewaysPx()).toBe(0);
  const receipt = await getReceipt(page, homeowner);
  expect(await sidewaysPx()).toBe(0);
  await expectTold(server, receipt);

  function sidewaysPx(): Promise<number> {
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
});
