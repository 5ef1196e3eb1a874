import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import { areaDrawing } from '../../../build/site/pages/area-drawing';

const business = readBusiness();
const serviceArea = {
  ...business.serviceArea,
  latitude: 45,
  longitude: -75,
  radiusKm: 50,
  towns: ['North', 'Middle', 'Elsewhere'],
};
const places = [
  { town: 'Middle', latitude: 45, longitude: -75 },
  { town: 'North', latitude: 45.45, longitude: -75 },
  { town: 'Not ours', latitude: 45.1, longitude: -75 },
];
const words = {
  heading: 'Where',
  text: 'Here.',
  drawing: { note: 'Drawn.', choice: 'Show', places, waters: [] },
};

describe('the drawing of the area', () => {
  const drawing = areaDrawing({ ...business, serviceArea }, words);

  it('has the towns of the business in its order, and lists those without a place', () => {
    expect(drawing?.towns.map(({ name, label }) => [name, label !== null])).toEqual([
      ['North', true],
      ['Middle', true],
      ['Elsewhere', false],
    ]);
  });

  it('is to scale: a town 50 km north of the middle is on the circle', () => {
    const [north, middle] = drawing?.towns ?? [];
    expect(middle).toMatchObject({ x: drawing?.ring.x, y: drawing?.ring.y });
    const [top, ring] = [north && 'y' in north ? north.y : Number.NaN, drawing?.ring];
    expect((ring?.y ?? 0) - top).toBeCloseTo(ring?.radius ?? 0, -1);
  });

  it('is as wide east of the middle as it is on the ground, not in degrees', () => {
    const east = { town: 'North', latitude: 45, longitude: -74.5 };
    const own = { ...words, drawing: { ...words.drawing, places: [east] } };
    const first = areaDrawing({ ...business, serviceArea }, own)?.towns.at(0);
    const x = first?.label ? first.x : 0;
    expect((x - (drawing?.ring.x ?? 0)) / 4).toBeCloseTo(39.3, 0);
  });

  it('writes the name of a lake around its place', () => {
    const label = { text: 'Still Lake', latitude: 45, longitude: -75 };
    const course: [number, number][] = [
      [45.1, -75.1],
      [45.1, -74.9],
      [44.9, -74.9],
      [44.9, -75.1],
    ];
    const own = { ...words.drawing, waters: [{ kind: 'lake' as const, course, label }] };
    const [lake] = areaDrawing({ ...business, serviceArea }, { ...words, drawing: own })?.waters ?? [];
    expect(lake?.label).toEqual({ text: 'Still Lake', x: drawing?.ring.x, y: drawing?.ring.y });
  });

  it('has room for a label only where no other one is', () => {
    const towns = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'];
    const crowd = towns.map((town) => ({ town, latitude: 45, longitude: -75 }));
    const crowded = areaDrawing(
      { ...business, serviceArea: { ...serviceArea, towns } },
      { ...words, drawing: { ...words.drawing, places: crowd } },
    );
    // To the right, to the left, below and above.
    expect(crowded?.towns.map(({ label }) => label?.hasRoom)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is none without places of its towns', () => {
    expect(areaDrawing({ ...business, serviceArea }, { ...words, drawing: null })).toBeNull();
    expect(areaDrawing({ ...business, serviceArea: { ...serviceArea, towns: ['Far'] } }, words)).toBeNull();
  });
});
