import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newRoom, nextRoomId } from '../../../shared/rooms';

test('a new room has its id, a colour change, no ceiling and no figure', () => {
  expect(newRoom(1)).toStrictEqual({
    id: 1,
    wallPaintType: 'colour_change',
    wallSqft: null,
    ceilingType: 'none',
    crownMolding: false,
    baseboards: false,
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
