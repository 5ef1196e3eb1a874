import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEstimateBody } from '../../../shared/estimate-body';
import { nextItemId } from '../../../shared/jobs/job-form';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { projectOf } from '../../../shared/project';
import { roomWallSqft } from '../../../shared/units';
import { defaultValues, newRoom, type Room, type Values } from '../calculator-values';

/** The body as it goes over the wire. */
const sent = (request: unknown): unknown => JSON.parse(JSON.stringify(request));

const wholeCondo = (values: Values<'wholeCondo'>) =>
  projectOf({ estimationType: 'general', entered: { general: { values } } });
const specificRooms = (items: readonly Room[], values: Values<'general'>) =>
  projectOf({ estimationType: 'specific_rooms', entered: { specific_rooms: { values, items } } });

describe('a project', () => {
  const general = { values: { ...defaultValues('wholeCondo'), doors: 1 } };
  const rooms = { values: defaultValues('general'), items: [newRoom(1)] };
  const garage = { values: { door: 'single' } };
  const deck = { values: { condition: 'sound' }, items: [{ id: 1, area: 240 }] };
  const entered = { general, specific_rooms: rooms, garage, fence_deck: deck };

  test.each([
    ['specific_rooms', { rooms: rooms.items, generalValues: rooms.values }],
    ['general', { ...general.values, wallSqft: undefined }],
    ['garage', garage],
    ['fence_deck', deck],
  ] as const)('by the calculator of %s', (estimationType, project) => {
    expect(projectOf({ entered, estimationType })).toStrictEqual({ estimationType, ...project });
  });
});

describe('the request for a whole condo', () => {
  test("has every field under the service's name", () => {
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
    expect(sent(wholeCondo(values))).toStrictEqual({ estimationType: 'general', ...values });
  });

  test('leaves out a wall figure that was not given, and keeps one of 0', () => {
    expect(sent(wholeCondo(defaultValues('wholeCondo')))).toStrictEqual({
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
    expect(sent(wholeCondo({ ...defaultValues('wholeCondo'), wallSqft: 0 }))).toHaveProperty('wallSqft', 0);
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
    const general = { ...defaultValues('general'), doors: 2, hasAccentWall: true };
    expect(sent(specificRooms([living, newRoom(1)], general))).toStrictEqual({
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

describe('the estimate service of this repository', () => {
  const measured = wholeCondo({ ...defaultValues('wholeCondo'), wallSqft: 850 });
  const unmeasured = wholeCondo(defaultValues('wholeCondo'));
  const rooms = specificRooms([newRoom(1), newRoom(2)], defaultValues('general'));

  test.each([measured, unmeasured, rooms])('takes what is sent for $estimationType as it is', (body) => {
    expect(parseEstimateBody(sent(body), stockJobs)).toMatchObject({ ok: true, body: sent(body) });
  });

  test('gets the fields in the order of the specification', () => {
    const condo =
      'doors doorFrames wallSqft wallPaintType hasCrownMolding bathrooms isTwoStory ceilingType hasBaseboards hasHighCeilings dens hasAccentWall closets';
    const room = 'id wallPaintType wallSqft ceilingType crownMolding baseboards';
    const others = 'doors doorFrames bathrooms dens closets isTwoStory hasHighCeilings hasAccentWall';
    expect(JSON.stringify(measured)).toMatch(inOrder(condo.split(' ')));
    expect(JSON.stringify(unmeasured)).toMatch(inOrder(condo.replace('wallSqft ', '').split(' ')));
    expect(JSON.stringify(rooms)).toMatch(
      inOrder(`rooms ${room} ${room} generalValues ${others}`.split(' ')),
    );
  });
});

const inOrder = (names: readonly string[]) =>
  new RegExp(`^{"estimationType":"\\w+",[^"]*${names.map((name) => `"${name}":`).join('.*')}[^:]*$`);

test('measured walls are the four walls, without ceiling and floor', () => {
  expect(roomWallSqft({ lengthFeet: 12, widthFeet: 12, heightFeet: 8 })).toBe(384);
});

describe('rooms', () => {
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
      expect(nextItemId([newRoom(1)], 1_752_200_000_000)).toBe(1_752_200_000_000);
    });

    test('differs from every other, however many rooms are added within a millisecond', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }), (times) => {
          const rooms = [newRoom(1)];
          for (const time of times) rooms.push(newRoom(nextItemId(rooms, time)));
          expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length);
        }),
      );
    });
  });
});
