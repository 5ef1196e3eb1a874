import { describe, expect, test } from 'vitest';
import {
  ceilingTypes,
  defaultGeneralValues,
  defaultWholeCondoValues,
  newRoom,
  paintTypes,
  type Room,
} from '../../../widgets/painting-estimator/estimate-values';
import { applyMinimumOrder } from '../../../widgets/painting-estimator/minimum-order';
import { summarizeSpecificRooms, summarizeWholeCondo } from '../../../widgets/painting-estimator/summary';

describe('the summary of a whole condo', () => {
  test('lists each field as the visitor saw it, then the total', () => {
    const values = {
      doors: 2,
      doorFrames: 1,
      wallSqft: 850,
      wallPaintType: 'refresh' as const,
      hasCrownMolding: true,
      bathrooms: 3,
      isTwoStory: false,
      ceilingType: 'unpainted_stipple' as const,
      hasBaseboards: true,
      hasHighCeilings: false,
      dens: 4,
      hasAccentWall: true,
      closets: 5,
    };
    expect(summarizeWholeCondo(values, applyMinimumOrder(4321.5))).toBe(
      `Project Details
Doors: 2
Door Frames: 1
Wall Square Footage: 850 sq ft
Wall Paint Type: Refresh
Crown Molding: Yes
Bathrooms: 3
Two-Story: No
Ceiling Type: Unpainted Stipple
Ceiling Area: 850 sq ft
Baseboards: Yes
10+ ft High Walls/Ceiling: No
Dens: 4
Accent Wall: Yes
Closets: 5

Total Estimated Cost
$4,321.50`,
    );
  });

  test('says that no figure was given, and that the minimum order applies', () => {
    expect(summarizeWholeCondo(defaultWholeCondoValues(), applyMinimumOrder(0))).toBe(
      `Project Details
Doors: 0
Door Frames: 0
Wall Square Footage: Not given
Wall Paint Type: Color Change
Crown Molding: No
Bathrooms: 0
Two-Story: No
Ceiling Type: None
Ceiling Area: Not given
Baseboards: No
10+ ft High Walls/Ceiling: No
Dens: 0
Accent Wall: No
Closets: 0

Original Estimate: $0.00
Minimum Order Applied: $350.00
Final Cost: $350.00`,
    );
  });

  test('tells a figure of 0 from none', () => {
    const values = { ...defaultWholeCondoValues(), wallSqft: 0 };
    expect(summarizeWholeCondo(values, applyMinimumOrder(400))).toContain('Wall Square Footage: 0 sq ft\n');
  });
});

describe('the summary of specific rooms', () => {
  const bedroom: Room = {
    id: 1,
    wallPaintType: 'colour_change',
    wallSqft: 320.5,
    ceilingType: 'painted_stipple',
    crownMolding: true,
    baseboards: false,
  };
  const hall: Room = {
    id: 1_752_200_000_000,
    wallPaintType: 'refresh',
    wallSqft: null,
    ceilingType: 'none',
    crownMolding: false,
    baseboards: true,
  };
  const general = {
    doors: 1,
    doorFrames: 2,
    bathrooms: 3,
    dens: 4,
    closets: 5,
    isTwoStory: true,
    hasHighCeilings: true,
    hasAccentWall: false,
  };

  test('counts the rooms as they stand on the screen, then lists the general details and the total', () => {
    expect(summarizeSpecificRooms([bedroom, hall], general, applyMinimumOrder(350))).toBe(
      `SPECIFIC ROOMS ESTIMATE

Room 1
Wall Paint Type: Color Change
Wall Square Footage: 320.5 sq ft
Ceiling Type: Painted Stipple
Ceiling Area: 320.5 sq ft
Crown Molding: Yes
Baseboards: No

Room 2
Wall Paint Type: Refresh
Wall Square Footage: Not given
Ceiling Type: None
Ceiling Area: Not given
Crown Molding: No
Baseboards: Yes

General Details
Doors: 1
Door Frames: 2
Bathrooms: 3
Dens: 4
Closets: 5
Two-Story: Yes
10+ ft High Walls/Ceiling: Yes
Accent Wall: No

Total Estimated Cost
$350.00`,
    );
  });

  test('says that the minimum order applies', () => {
    expect(summarizeSpecificRooms([newRoom(1)], defaultGeneralValues(), applyMinimumOrder(349.99))).toBe(
      `SPECIFIC ROOMS ESTIMATE

Room 1
Wall Paint Type: Color Change
Wall Square Footage: Not given
Ceiling Type: None
Ceiling Area: Not given
Crown Molding: No
Baseboards: No

General Details
Doors: 0
Door Frames: 0
Bathrooms: 0
Dens: 0
Closets: 0
Two-Story: No
10+ ft High Walls/Ceiling: No
Accent Wall: No

Original Estimate: $349.99
Minimum Order Applied: $350.00
Final Cost: $350.00`,
    );
  });

  test.each(
    paintTypes.flatMap((wallPaintType) =>
      ceilingTypes.map((ceilingType) => ({ wallPaintType, ceilingType })),
    ),
  )('never shows $wallPaintType or $ceilingType as the service calls it', (kinds) => {
    const price = applyMinimumOrder(1000);
    const texts = [
      summarizeWholeCondo({ ...defaultWholeCondoValues(), ...kinds }, price),
      summarizeSpecificRooms([{ ...newRoom(1), ...kinds }], defaultGeneralValues(), price),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^Wall Paint Type: (Color Change|Refresh)$/m);
      expect(text).toMatch(/^Ceiling Type: (None|Non-Stipple|Painted Stipple|Unpainted Stipple)$/m);
      expect(text).not.toMatch(/_|undefined|null|true|false/);
    }
  });
});
