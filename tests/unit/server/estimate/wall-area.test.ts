import { describe, expect, it } from 'vitest';
import { rates } from '../../../../server/estimate/rates';
import { assumeWallAreas, homeWallSqft } from '../../../../server/estimate/wall-area';
import { roomWallSqft } from '../../../../shared/measured-walls';
import { plainCondo, plainRoom, plainRooms } from '../estimate-bodies';

describe('wall areas', () => {
  it('a room has four walls', () => {
    expect(roomWallSqft({ lengthFeet: 12, widthFeet: 12, heightFeet: 8 })).toBe(384);
    expect(roomWallSqft({ lengthFeet: 10.5, widthFeet: 14, heightFeet: 9 })).toBe(441);
  });

  it('a home has the share of its floor that the rates name', () => {
    expect(homeWallSqft(1500, rates)).toBe(1800);
  });
});

describe('a wall figure that was not given', () => {
  it('is that of the usual room, in each room without one', () => {
    const rooms = [
      { ...plainRoom, id: 3, wallSqft: null },
      { ...plainRoom, id: 4 },
      { ...plainRoom, id: 5, wallSqft: undefined },
    ];
    const { body, assumed } = assumeWallAreas({ ...plainRooms, rooms }, rates);
    expect(body).toEqual({
      ...plainRooms,
      rooms: rooms.map((room) => ({ ...room, wallSqft: room.wallSqft ?? 384 })),
    });
    const of = 'a room of 12 by 12 ft';
    expect(assumed).toEqual([
      { room: 3, wallSqft: 384, of },
      { room: 5, wallSqft: 384, of },
    ]);
  });

  it('is that of the usual condo', () => {
    const { body, assumed } = assumeWallAreas({ ...plainCondo, wallSqft: null }, rates);
    expect(body).toEqual({ ...plainCondo, wallSqft: 960 });
    expect(assumed).toEqual([{ wallSqft: 960, of: 'a condo of 800 sq ft' }]);
  });

  it.each([0, 1200])('is not assumed where there is one: %s', (wallSqft) => {
    const condo = { ...plainCondo, wallSqft };
    expect(assumeWallAreas(condo, rates)).toEqual({ body: condo, assumed: [] });
  });
});
