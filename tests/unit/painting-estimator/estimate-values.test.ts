import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceilingTypes,
  countFields,
  defaultGeneralValues,
  defaultWholeCondoValues,
  maximumCount,
  newRoom,
  nextRoomId,
  paintTypes,
  readWallSqft,
} from '../../../widgets/painting-estimator/estimate-values';

test('what can be chosen is what the estimate service knows', () => {
  expect(countFields).toEqual(['doors', 'doorFrames', 'bathrooms', 'dens', 'closets']);
  expect(maximumCount).toBe(5);
  expect(paintTypes).toEqual(['colour_change', 'refresh']);
  expect(ceilingTypes).toEqual(['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple']);
});

describe('at the start and after Reset', () => {
  test('a whole condo has every count 0, every option off, a colour change, no ceiling and no figure', () => {
    expect(defaultWholeCondoValues()).toStrictEqual({
      doors: 0,
      doorFrames: 0,
      wallSqft: null,
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
  });

  test('the general details have every count 0 and every option off', () => {
    expect(defaultGeneralValues()).toStrictEqual({
      doors: 0,
      doorFrames: 0,
      bathrooms: 0,
      dens: 0,
      closets: 0,
      isTwoStory: false,
      hasHighCeilings: false,
      hasAccentWall: false,
    });
  });

  test('a room has its id, a colour change, no ceiling and no figure', () => {
    expect(newRoom(1)).toStrictEqual({
      id: 1,
      wallPaintType: 'colour_change',
      wallSqft: null,
      ceilingType: 'none',
      crownMolding: false,
      baseboards: false,
    });
  });

  test('changing one set of values leaves the next one as it should be', () => {
    defaultWholeCondoValues().doors = 5;
    defaultGeneralValues().isTwoStory = true;
    expect(defaultWholeCondoValues().doors).toBe(0);
    expect(defaultGeneralValues().isTwoStory).toBe(false);
  });
});

describe('the id of an added room', () => {
  test('is the time at which it was added', () => {
    expect(nextRoomId([newRoom(1)], 1_752_200_000_000)).toBe(1_752_200_000_000);
  });

  test('differs from every other, however many rooms are added within a millisecond', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }), (times) => {
        const rooms = [newRoom(1)];
        for (const time of times) rooms.push(newRoom(nextRoomId(rooms, time)));
        expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length);
      }),
    );
  });
});

describe('a wall square footage', () => {
  test.each([
    ['850', 850],
    [' 850 ', 850],
    ['0', 0],
    ['850.5', 850.5],
    ['.5', 0.5],
    ['1e3', 1000],
  ])('typed as %j is %d', (text, squareFeet) => {
    expect(readWallSqft(text)).toBe(squareFeet);
  });

  test.each(['', '   ', '-1', '-0.5', 'abc', '850 sq ft', '1,200', '8 50', '1e999', 'Infinity', 'NaN'])(
    'typed as %j is no figure',
    (text) => {
      expect(readWallSqft(text)).toBeNull();
    },
  );

  test('that is any number of at least 0 is read back as it was written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (squareFeet) => {
        expect(readWallSqft(String(squareFeet))).toBe(squareFeet + 0);
      }),
    );
  });
});
