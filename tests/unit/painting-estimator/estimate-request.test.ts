import { describe, expect, test } from 'vitest';
import {
  specificRoomsRequest,
  wholeCondoRequest,
} from '../../../widgets/painting-estimator/estimate-request';
import {
  defaultGeneralValues,
  defaultWholeCondoValues,
  newRoom,
} from '../../../widgets/painting-estimator/estimate-values';

/** The body as it goes over the wire. */
const sent = (request: unknown): unknown => JSON.parse(JSON.stringify(request));

describe('the request for a whole condo', () => {
  test('holds every field under the name the service knows', () => {
    const values = {
      doors: 1,
      doorFrames: 2,
      wallSqft: 850.5,
      wallPaintType: 'refresh' as const,
      hasCrownMolding: true,
      bathrooms: 3,
      isTwoStory: true,
      ceilingType: 'painted_stipple' as const,
      hasBaseboards: true,
      hasHighCeilings: true,
      dens: 4,
      hasAccentWall: true,
      closets: 5,
    };
    expect(sent(wholeCondoRequest(values))).toStrictEqual({ estimationType: 'general', ...values });
  });

  test('leaves out a wall figure that was not given, and keeps one of 0', () => {
    expect(sent(wholeCondoRequest(defaultWholeCondoValues()))).toStrictEqual({
      estimationType: 'general',
      doors: 0,
      doorFrames: 0,
      wallPaintType: 'colour_change',
      hasCrownMolding: false,
      bathrooms: 0,
      isTwoStory: false,
      ceilingType: 'none',
      hasBaseboards: false,
      hasHighCeilings: false,
      dens: 0,
      hasAccentWall: false,
      closets: 0,
    });
    expect(sent(wholeCondoRequest({ ...defaultWholeCondoValues(), wallSqft: 0 }))).toHaveProperty(
      'wallSqft',
      0,
    );
  });
});

describe('the request for specific rooms', () => {
  test('holds the rooms in their order and the general details, with null for a figure not given', () => {
    const living = {
      id: 1_752_200_000_000,
      wallPaintType: 'refresh' as const,
      wallSqft: 400,
      ceilingType: 'non_stipple' as const,
      crownMolding: true,
      baseboards: true,
    };
    const general = { ...defaultGeneralValues(), doors: 2, hasAccentWall: true };
    expect(sent(specificRoomsRequest([living, newRoom(1)], general))).toStrictEqual({
      estimationType: 'specific_rooms',
      rooms: [
        living,
        {
          id: 1,
          wallPaintType: 'colour_change',
          wallSqft: null,
          ceilingType: 'none',
          crownMolding: false,
          baseboards: false,
        },
      ],
      generalValues: {
        doors: 2,
        doorFrames: 0,
        bathrooms: 0,
        dens: 0,
        closets: 0,
        isTwoStory: false,
        hasHighCeilings: false,
        hasAccentWall: true,
      },
    });
  });
});
