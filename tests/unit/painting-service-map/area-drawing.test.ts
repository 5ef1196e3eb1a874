import { describe, expect, it } from 'vitest';
import { areaDrawing, middle } from '../../../widgets/painting-service-map/area-drawing';

const area = { latitude: 45, longitude: -75, radiusKm: 50 };
const names = ['North', 'Middle', 'Elsewhere'];
const known = {
  places: { Middle: [45, -75], North: [45.45, -75], 'Not ours': [45.1, -75] },
  waters: [],
} as const;

describe('the drawing of the area', () => {
  it('shows the named towns with a known place', () => {
    const { towns } = areaDrawing(area, names, known);
    expect(towns.map(({ name }) => name)).toEqual(['Middle', 'North']);
  });

  it('is to scale: a town 50 km north of the centre is on the circle', () => {
    const { ringRadius, towns } = areaDrawing(area, names, known);
    const [here, north] = towns;
    expect(here).toMatchObject(middle);
    expect(middle.y - (north?.y ?? 0)).toBeCloseTo(ringRadius, -1);
  });

  it('scales longitude by distance, not degrees', () => {
    const { ringRadius, towns } = areaDrawing(area, ['East'], { places: { East: [45, -74.5] }, waters: [] });
    const kmPerUnit = area.radiusKm / ringRadius;
    expect(((towns[0]?.x ?? 0) - middle.x) * kmPerUnit).toBeCloseTo(39.3, 0);
  });

  it('follows the area and omits towns beyond its edge', () => {
    const { ringRadius } = areaDrawing(area, names, known);
    const closer = areaDrawing({ ...area, radiusKm: 20 }, names, known);
    expect(closer.ringRadius).toBe(ringRadius);
    expect(closer.towns.map(({ name }) => name)).toEqual(['Middle']);
    expect(areaDrawing({ ...area, radiusKm: 0 }, names, known).ringRadius).toBe(0);
  });

  it("centres a lake's name on its place", () => {
    const text = { en: 'Still Lake', fr: 'lac Calme' };
    const course = [
      [45.1, -75.1],
      [45.1, -74.9],
      [44.9, -74.9],
      [44.9, -75.1],
    ] as const;
    const waters = [{ kind: 'lake', course, label: { text, at: [45, -75] } }] as const;
    const [lake] = areaDrawing(area, names, { places: {}, waters }).waters;
    expect(lake?.label).toEqual({ text, ...middle });
    expect(lake?.path).toMatch(/Z$/);
  });

  it('gives a label room only where no other one is', () => {
    const towns = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'];
    const places = Object.fromEntries(towns.map((town) => [town, [45, -75] as const]));
    const crowded = areaDrawing(area, towns, { places, waters: [] }).towns;
    // Right, left, below and above.
    expect(crowded.map(({ label }) => label.hasRoom)).toEqual([true, true, true, true, false, false, false]);
  });
});
