import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';
import { cents, sumOfAmounts, withoutAmounts } from './receipt';

const body = {
  estimationType: 'general',
  doors: 2,
  doorFrames: 0,
  wallSqft: 820.5,
  wallPaintType: 'refresh',
  hasCrownMolding: true,
  bathrooms: 1,
  isTwoStory: false,
  ceilingType: 'painted_stipple',
  hasBaseboards: false,
  hasHighCeilings: true,
  dens: 0,
  hasAccentWall: false,
  closets: 0,
};

test('the receipt of a whole condo repeats every answer with its cost', async ({ page, server }) => {
  const homeowner = await openWizard(page, 'general');
  await enter(homeowner.driver, {
    Doors: '2',
    Bathrooms: '1',
    'Wall Square Footage': '820.5',
    'Wall Paint Type': 'Refresh',
    'Ceiling Type': 'Painted Stipple',
    'Crown Molding': true,
    '10+ ft High Walls/Ceiling': true,
  });
  const receipt = await getReceipt(page, homeowner);
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost Estimator');
  expect(await server.estimateCalls()).toEqual([body]);
  expect(cents(receipt.price)).toBe(Math.round((await server.priceOf(body)) * 100));
  expect(sumOfAmounts(receipt)).toBe(cents(receipt.price));
  expect(withoutAmounts(receipt)).toBe(`Whole Condo
Doors: 2
Wall Square Footage: 820.5 sq ft
Wall Paint Type: Refresh
Crown Molding: Yes
Bathrooms: 1
Ceiling Type: Painted Stipple
10+ ft High Walls/Ceiling: Yes`);
  const { team } = await expectTold(server, receipt);
  expect(team.html).toContain('href="tel:+14165550199"');
  expect(team.text).toContain(`Project Details
Doors: 2
Door Frames: 0
Wall Square Footage: 820.5 sq ft
Wall Paint Type: Refresh
Crown Molding: Yes
Bathrooms: 1
Two-Story: No
Ceiling Type: Painted Stipple
Ceiling Area: 820.5 sq ft
Baseboards: No
10+ ft High Walls/Ceiling: Yes
Dens: 0
Accent Wall: No
Closets: 0

Total Estimated Cost
${receipt.price}
`);
});
