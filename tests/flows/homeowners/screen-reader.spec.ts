import type { Page } from 'playwright/test';
import { accessibilityTree } from '../../support/page/accessibility-tree';
import { estimatorControls } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { enter, openWizard } from './homeowner';
import { readReceipt } from './receipt';

const roles = ['group', 'combobox', 'spinbutton', 'checkbox', 'button', 'DisclosureTriangle'];

test('a screen reader hears every question, the price once, and the receipt as a table', async ({
  page,
  server,
}) => {
  const { driver, room } = await openWizard(page, 'specific_rooms');
  expect(await spokenControls(page)).toEqual([
    'group Room 1',
    'button Remove Room 1',
    'combobox Wall Paint Type',
    'spinbutton Wall Square Footage: sq ft Leave it empty and we take 384 sq ft, the walls of a 12 by 12 ft room.',
    'DisclosureTriangle Help me measure',
    'combobox Ceiling Type: Stipple is the bumpy finish, unpainted where it has never met a roller.',
    'checkbox Crown Molding',
    'checkbox Baseboards',
    'button + Add Another Room',
    'group General Details',
    'combobox Doors',
    'combobox Door Frames: The trim around a door, both sides.',
    'combobox Bathrooms',
    'combobox Dens: A small room without a closet, such as a study.',
    'combobox Closets',
    'checkbox Two-Story: Two floors, or a stairwell as high as two.',
    'checkbox 10+ ft High Walls/Ceiling',
    'checkbox Accent Wall: One wall in a colour of its own.',
    'button ← Back',
    'button Reset',
    'button Calculate Cost',
  ]);
  await enter(room(1), { 'Wall Square Footage': '400' });
  await driver.press('Calculate Cost');
  const { result } = estimatorControls(page.locator('painting-estimator'));
  await expect(result).toContainText('$1,000.00');
  await expect(page).toHaveURL('/thank-you');
  const receipt = await readReceipt(page);
  await expect(page.locator('[part=receipt]')).toMatchAriaSnapshot(`
    - paragraph: /After a visit/
    - table:
      - rowgroup:
        - row "Room 1":
          - rowheader "Room 1"
        - row "Wall Paint Type Color Change $1,000.00":
          - rowheader "Wall Paint Type"
          - cell "Color Change"
          - cell "$1,000.00"
  `);
  await expectTold(server, receipt);
});

/** Controls and groups from the step's heading to 'Calculate Cost', with names and descriptions. */
async function spokenControls(page: Page): Promise<readonly string[]> {
  const tree = await accessibilityTree(page);
  const from = tree.findIndex(({ role, name }) => role === 'heading' && name === 'Specific Rooms');
  const to = tree.findIndex(({ name }) => name === 'Calculate Cost');
  return (
    tree
      .slice(from, to + 1)
      .filter(({ role }) => roles.includes(role))
      // Drops the group that wraps each disclosure.
      .filter((_, index, all) => all[index + 1]?.role !== 'DisclosureTriangle')
      .map(({ role, name, description }) => [`${role} ${name}`, description].filter(Boolean).join(': '))
  );
}
