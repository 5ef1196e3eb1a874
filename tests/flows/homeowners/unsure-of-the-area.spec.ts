import { expect, test } from '../../support/page/flow-test';
import { expectTold, summaryOf } from './expect-told';
import { getReceipt, openWizard } from './homeowner';
import { withoutAmounts } from './receipt';

test('a visitor can measure one room, and learns the area assumed for the other', async ({
  page,
  server,
}) => {
  const homeowner = await openWizard(page, 'specific_rooms');
  const bedroom = homeowner.room(1);
  await bedroom.see('Leave it empty and we take 384 sq ft, the walls of a 12 by 12 ft room.');
  await bedroom.press('Help me measure');
  await bedroom.fill('Length', '12 ft 6 in');
  await bedroom.fill('Width', '3.05 m');
  await bedroom.fill('Height', "8'");
  await bedroom.press('Use 360 sq ft');
  await homeowner.driver.press('+ Add Another Room');
  const receipt = await getReceipt(page, homeowner);
  expect(withoutAmounts(receipt)).toBe(`Room 1
Wall Paint Type: Color Change
Wall Square Footage: 360 sq ft
Ceiling Type: None

Room 2
Wall Paint Type: Color Change
Wall Square Footage: Not given (384 sq ft assumed)
Ceiling Type: None`);
  expect(receipt.notes[0]).toMatch(/^After a visit: between \$[\d,.]+ and \$[\d,.]+\.$/);
  const { lead } = await expectTold(server, receipt);
  expect(summaryOf(lead)).toContain('Wall Square Footage: Not given (384 sq ft assumed)');
});
