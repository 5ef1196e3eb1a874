import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCondo, anyRooms, plainCondo, plainRoom, plainRooms, plainShared } from '../../calculator-values';
import { testServer } from '../server-app';

const { estimate } = testServer({ callsPerMinute: Number.MAX_SAFE_INTEGER });

async function errorOf(body: unknown) {
  const response = await estimate(body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch('application/json');
  return (await response.json()).error;
}

describe('POST /api/estimate', () => {
  it('answers the price in dollars', async () => {
    const response = await estimate({ ...plainCondo, doors: 1, wallSqft: 100 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      totalCost: 295,
      low: 280,
      high: 310,
      lines: [
        { label: 'Walls: Color Change', field: 'wallPaintType', amount: 250 },
        { label: 'Doors', field: 'doors', amount: 45 },
      ],
    });
  });

  it('prices the rooms together with the general values', async () => {
    const rooms = [plainRoom, { ...plainRoom, id: 1_785_000_000_000, wallSqft: null }];
    const response = await estimate({ ...plainRooms, rooms });
    expect((await response.json()).totalCost).toBe(375 + 960);
  });

  it('names the wall areas it assumed, with a wider price range', async () => {
    const rooms = [plainRoom, { ...plainRoom, id: 7, wallSqft: null }];
    const answer = await (await estimate({ ...plainRooms, rooms })).json();
    expect(answer.assumed).toEqual([{ room: 7, wallSqft: 384, of: 'a room of 12 by 12 ft' }]);
    expect([answer.low, answer.high]).toEqual([1134, 1536]);
    const { wallSqft: _left, ...condo } = plainCondo;
    const { assumed } = await (await estimate(condo)).json();
    expect(assumed).toEqual([{ wallSqft: 960, of: 'a condo of 800 sq ft' }]);
  });

  it('prices every body the calculators can send', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyCondo, anyRooms), async (body) => {
        const response = await estimate(body);
        const { totalCost, low, high, lines } = await response.json();
        const amounts: number[] = lines.map(({ amount }: { amount: number }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(totalCost, 6);
        expect(low).toBeLessThanOrEqual(totalCost);
        expect(high).toBeGreaterThanOrEqual(totalCost);
        expect(totalCost).toBeGreaterThanOrEqual(0);
        expect(Math.round(totalCost * 100) / 100).toBe(totalCost);
      }),
      { numRuns: 60 },
    );
  });

  it('ignores unknown fields, and accepts a missing or null figure', async () => {
    const { wallSqft: _left, ...withoutFigure } = plainCondo;
    const known = await (await estimate(withoutFigure)).json();
    const more = await (
      await estimate({ ...plainCondo, wallSqft: null, lead_source: 'x', __proto__: 1 })
    ).json();
    expect(more).toEqual(known);
  });
});

describe('a job that is defined by its file', () => {
  const values = { door: 'single', material: 'wood', coating: 'paint', floor: null, walls: 100 };

  it('is priced by its values, with the area that it assumes', async () => {
    const answer = await (await estimate({ estimationType: 'garage', values })).json();
    expect(answer).toEqual({
      totalCost: 264 + 800 + 200,
      low: 1074,
      high: 1454,
      lines: [
        { label: 'Door: Single', field: 'door', amount: 220 },
        { label: 'Material: Wood', field: 'material', amount: 44 },
        { label: 'Floor: Floor Paint', field: 'coating', amount: 800 },
        { label: 'Walls', field: 'walls', amount: 200 },
      ],
      assumed: [{ field: 'floor', wallSqft: 400, of: 'a garage for two cars' }],
    });
  });

  it.each([
    ['values must be an object', { estimationType: 'garage' }],
    ['values.door must be one of none, single, double', { estimationType: 'garage', values: {} }],
    [
      'values.floor must be a number from 0 to 5000, or left out',
      { estimationType: 'garage', values: { ...values, floor: 5001 } },
    ],
    [
      'items must hold at least one item',
      { estimationType: 'fence_deck', values: { condition: 'sound' }, items: [] },
    ],
    [
      'items[0].area must be a number from 0 to 10000',
      {
        estimationType: 'fence_deck',
        values: { condition: 'sound' },
        items: [{ id: 1, structure: 'fence', area: null, coating: 'stain', sides: 'one' }],
      },
    ],
  ])('%s', async (message, body) => {
    expect(await errorOf(body)).toBe(message);
  });
});

describe('a body that does not fit is refused with 400, naming the field', () => {
  it.each([
    ['doors', 6],
    ['doors', -1],
    ['doorFrames', 1.5],
    ['bathrooms', '2'],
    ['dens', null],
    ['closets', undefined],
    ['wallSqft', -1],
    ['wallSqft', '100'],
    ['wallSqft', 1_000_001],
    ['wallPaintType', 'color_change'],
    ['ceilingType', 'stipple'],
    ['hasCrownMolding', 'yes'],
    ['isTwoStory', 1],
    ['hasBaseboards', null],
    ['hasHighCeilings', undefined],
    ['hasAccentWall', 0],
  ])('%s: %s', async (field, value) => {
    expect(await errorOf({ ...plainCondo, [field]: value })).toMatch(new RegExp(`^${field} must be `));
  });

  it('a figure too large for any number', async () => {
    expect(await errorOf(JSON.stringify(plainCondo).replace('1000', '1e999'))).toMatch(/^wallSqft must be/);
  });

  it.each([
    ['rooms', { ...plainRooms, rooms: 'none' }],
    ['rooms must hold at least one room', { ...plainRooms, rooms: [] }],
    ['rooms[1]', { ...plainRooms, rooms: [plainRoom, null] }],
    ['rooms[1].wallSqft', { ...plainRooms, rooms: [plainRoom, { ...plainRoom, wallSqft: 'x' }] }],
    ['rooms[0].crownMolding', { ...plainRooms, rooms: [{ ...plainRoom, crownMolding: 'no' }] }],
    ['rooms[0].id', { ...plainRooms, rooms: [{ ...plainRoom, id: '1' }] }],
    ['generalValues', { ...plainRooms, generalValues: undefined }],
    ['generalValues.doors', { ...plainRooms, generalValues: { ...plainShared, doors: 9 } }],
    ['estimationType must be one of general, specific_rooms', { ...plainCondo, estimationType: 'whole' }],
    ['estimationType must be one of general, specific_rooms', {}],
  ])('%s', async (beginning, body) => {
    expect(await errorOf(body)).toContain(beginning);
  });

  it.each(['', 'null', '[]', '"x"', '7', '{', '{"estimationType":"general"', '[[[['])(
    'the text %s',
    async (text) => {
      expect(await errorOf(text)).toBe('The body must be a JSON object');
    },
  );

  it('for any JSON the answer is 200, or 400 with the reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) => {
        const response = await estimate(text);
        expect(response.status).toBe(400);
        expect(typeof (await response.json()).error).toBe('string');
      }),
      { numRuns: 100 },
    );
  });
});
