import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingToPaint } from '../../../../server/estimate/explain-price';
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
      totalCost: 165,
      low: 150,
      high: 180,
      lines: [
        {
          label: 'Walls: Color Change',
          field: 'wallPaintType',
          size: 100,
          amount: 120,
        },
        { label: 'Doors', field: 'doors', size: 1, amount: 45 },
      ],
    });
  });

  it('prices the rooms together with the general values', async () => {
    const rooms = [plainRoom, { ...plainRoom, id: 1_785_000_000_000, wallSqft: null }];
    const response = await estimate({ ...plainRooms, rooms });
    expect((await response.json()).totalCost).toBe(150 * 1.2 + 40 + 384 * 1.2 + 40);
  });

  it('names the wall areas it assumed, with a wider price range', async () => {
    const rooms = [plainRoom, { ...plainRoom, id: 7, wallSqft: null }];
    const answer = await (await estimate({ ...plainRooms, rooms })).json();
    expect(answer.assumed).toEqual([{ room: 7, wallSqft: 384, of: 'a room of 12 by 12 ft' }]);
    expect([answer.low, answer.high]).toEqual([630, 810]);
    const { wallSqft: _left, ...condo } = plainCondo;
    const { assumed } = await (await estimate(condo)).json();
    expect(assumed).toEqual([{ wallSqft: 1920, of: 'a condo of 800 sq ft of floor' }]);
  });

  it('prices every body the calculators can send', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyCondo, anyRooms), async (body) => {
        const response = await estimate(body);
        if (response.status === 422) return;
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

  it.each([
    ['a condo', { ...plainCondo, wallSqft: 0, isTwoStory: true, hasAccentWall: true }],
    ['rooms', { ...plainRooms, rooms: [{ ...plainRoom, wallSqft: 0 }] }],
    [
      'cabinets',
      {
        estimationType: 'cabinets',
        values: { doors: 0, drawers: 0, sides: 0, finish: 'spray', hardware: 0 },
      },
    ],
  ])('answers 422 with a sentence where nothing is to be painted: %s', async (_what, body) => {
    const response = await estimate(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: nothingToPaint, totalCost: 0 });
  });

  it('takes the usual ceiling where a ceiling is painted alone', async () => {
    const rooms = [{ ...plainRoom, wallSqft: 0, ceilingType: 'non_stipple' }];
    const { assumed, totalCost } = await (await estimate({ ...plainRooms, rooms })).json();
    expect(assumed).toEqual([{ room: 1, field: 'ceilingType', wallSqft: 384, of: 'a room of 12 by 12 ft' }]);
    expect(totalCost).toBe(212.8);
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

  it('is priced by its values, and paints nothing of an empty size', async () => {
    const answer = await (await estimate({ estimationType: 'garage', values })).json();
    expect(answer).toEqual({
      totalCost: 264 + 120,
      low: 360,
      high: 410,
      lines: [
        { label: 'Door: Single', field: 'door', amount: 220 },
        { label: 'Material: Wood', field: 'material', amount: 44 },
        { label: 'Walls', field: 'walls', size: 100, amount: 120 },
      ],
    });
  });

  it('has a wider range where its visitor took the usual size', async () => {
    const known = { ...values, floor: 240 };
    const asked = async (more: object) =>
      (await estimate({ estimationType: 'garage', values: { ...known, ...more } })).json();
    const [given, taken] = [await asked({}), await asked({ floorAssumed: true })];
    expect(taken.totalCost).toBe(given.totalCost);
    expect(taken.assumed).toEqual([{ field: 'floor', wallSqft: 240, of: 'a garage with such a door' }]);
    expect(taken.high - taken.low).toBeGreaterThan(given.high - given.low);
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
