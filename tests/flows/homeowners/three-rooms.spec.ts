import { expect, test } from '../../support/page/flow-test';
import { expectTold } from './expect-told';
import { enter, getReceipt, openWizard } from './homeowner';
import { cents, sumOfAmounts, withoutAmounts } from './receipt';

test('three rooms with different ceilings keep their own answers', async ({ page, server }) => {
  const homeowner = await openWizard(page, 'specific_rooms');
  await enter(homeowner.room(1), { 'Wall Square Footage': '300', 'Ceiling Type': 'Non-Stipple' });
  await homeowner.driver.press('+ Add Another Room');
  await enter(homeowner.room(2), { 'Wall Paint Type': 'Refresh', 'Ceiling Type': 'Painted Stipple' });
  await homeowner.driver.press('+ Add Another Room');
  await enter(homeowner.room(3), {
    'Wall Square Footage': '150',
    'Ceiling Type': 'Unpainted Stipple',
    Baseboards: true,
  });
  await enter(homeowner.driver, { Closets: '3', 'Two-Story': true });
  const receipt = await getReceipt(page, homeowner);
  const later = { id: expect.any(Number), crownMolding: false };
  const body = {
    estimationType: 'specific_rooms',
    rooms: [
      {
        id: 1,
        wallPaintType: 'colour_change',
        wallSqft: 300,
        ceilingType: 'non_stipple',
        crownMolding: false,
        baseboards: false,
      },
      {
        ...later,
        wallPaintType: 'refresh',
        wallSqft: null,
        ceilingType: 'painted_stipple',
        baseboards: false,
      },
      {
        ...later,
        wallPaintType: 'colour_change',
        wallSqft: 150,
        ceilingType: 'unpainted_stipple',
        baseboards: true,
      },
    ],
    generalValues: {
      doors: 0,
      doorFrames: 0,
      bathrooms: 0,
      dens: 0,
      closets: 3,
      isTwoStory: true,
      hasHighCeilings: false,
      hasAccentWall: false,
    },
  };
  const [sent, ...more] = await server.estimateCalls();
  expect(more).toEqual([]);
  expect(sent).toEqual(body);
  expect(cents(receipt.price)).toBe(Math.round((await server.priceOf(sent as object)) * 100));
  expect(sumOfAmounts(receipt)).toBe(cents(receipt.price));
  expect(withoutAmounts(receipt)).toBe(`Room 1
Wall Paint Type: Color Change
Wall Square Footage: 300 sq ft
Ceiling Type: Non-Stipple

Room 2
Wall Paint Type: Refresh
Wall Square Footage: Not given (384 sq ft assumed)
Ceiling Type: Painted Stipple

Room 3
Wall Paint Type: Color Change
Wall Square Footage: 150 sq ft
Ceiling Type: Unpainted Stipple
Baseboards: Yes

General Details
Closets: 3
Two-Story: Yes`);
  const { team } = await expectTold(server, receipt);
  expect(team.text).toContain(`SPECIFIC ROOMS ESTIMATE

Room 1
Wall Paint Type: Color Change
Wall Square Footage: 300 sq ft
Ceiling Type: Non-Stipple
Ceiling Area: 300 sq ft
Crown Molding: No
Baseboards: No

Room 2
Wall Paint Type: Refresh
Wall Square Footage: Not given (384 sq ft assumed)
Ceiling Type: Painted Stipple
Ceiling Area: Not given (384 sq ft assumed)
Crown Molding: No
Baseboards: No

Room 3
Wall Paint Type: Color Change
Wall Square Footage: 150 sq ft
Ceiling Type: Unpainted Stipple
Ceiling Area: 150 sq ft
Crown Molding: No
Baseboards: Yes

General Details
Doors: 0
Door Frames: 0
Bathrooms: 0
Dens: 0
Closets: 3
Two-Story: Yes
10+ ft High Walls/Ceiling: No
Accent Wall: No

Total Estimated Cost
${receipt.price}
`);
});
