import { expect, test } from '../../support/page/flow-test';
import { untilReady } from '../../support/page/until-ready';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';

test('a project resumed the next day is complete, and promises a call counted from that day', async ({
  page,
  server,
}) => {
  // A Thursday afternoon in Toronto.
  await page.clock.setFixedTime('2026-06-04T19:00:00Z');
  const homeowner = await openWizard(page, 'specific_rooms');
  await enter(homeowner.room(1), { 'Wall Square Footage': '510', 'Ceiling Type': 'Unpainted Stipple' });
  await homeowner.driver.press('+ Add Another Room');
  await enter(homeowner.room(2), { 'Wall Square Footage': '200', 'Crown Molding': true });

  // Friday, after closing time.
  await page.clock.setFixedTime('2026-06-05T23:30:00Z');
  await page.reload();
  await untilReady(page);
  await homeowner.driver.see('Step 3 of 3');
  const receipt = await getReceipt(page, homeowner);
  expect(receipt.notes.at(-1)).toBe('Before tax. A visit confirms the price. Valid until July 5, 2026.');
  expect(receipt.project).toContain('Wall Square Footage: 510 sq ft');
  expect(receipt.project).toContain('Wall Square Footage: 200 sq ft');
  const { lead } = await expectTold(server, receipt);
  expect(lead.promise).toBe('Sunday');
});
