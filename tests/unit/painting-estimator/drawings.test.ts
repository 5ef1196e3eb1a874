import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawingPart, drawingSize, readDrawing } from '../../../shared/drawing';
import { cabinetRun } from '../../../shared/drawings/cabinets';
import { draw } from '../../../shared/drawings/drawings';
import { gridOf } from '../../../shared/drawings/fence-and-deck';
import { elevationOf } from '../../../shared/drawings/house';
import type { JobField } from '../../../shared/jobs/job';
import { type FieldValue, formTextsIn, type JobForm, maximumCount } from '../../../shared/jobs/job-form';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { type Project, projectOf, valuesOf } from '../../../shared/project';
import { texts } from '../../support/texts';
import { jobForms } from '../calculator-values';

const languages = ['en', 'fr'] as const;

function drawn(project: Project, language: (typeof languages)[number] = 'en') {
  const form: JobForm = jobForms.find(({ id }) => id === project.estimationType) ?? expect.fail();
  const { spaces, areaUnit } = texts[language].estimator;
  const area = (squareFeet: number) => `${squareFeet} ${areaUnit}`;
  return draw(project, { job: formTextsIn(form, language), spaces, area });
}

/** The project of a job with these values, and one part for each of `items`. */
function projectWith(job: string, values: object, items?: readonly object[]): Project {
  return projectOf({
    estimationType: job,
    entered: {
      [job]: {
        values: { ...values },
        ...(items && { items: items.map((item, index) => ({ id: index + 1, ...item })) }),
      },
    },
  });
}

function anyValue(field: JobField): fc.Arbitrary<FieldValue> {
  if (field.kind === 'count') return fc.integer({ min: 0, max: field.maximum ?? maximumCount });
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'choice') return fc.constantFrom(...field.values);
  return fc.option(fc.double({ min: 0, max: field.maximum ?? 50_000, noNaN: true }));
}

const anyProject = fc.constantFrom(...stockJobs).chain(({ id, fields, items }) => {
  const anyOf = (asked: Readonly<Record<string, JobField>>) =>
    fc.record(valuesOf(asked, (_, field) => anyValue(field) as never) as never) as fc.Arbitrary<object>;
  return fc
    .tuple(
      anyOf(fields),
      items ? fc.array(anyOf(items.fields), { minLength: 1, maxLength: 100 }) : fc.constant(undefined),
    )
    .map(([values, parts]) => projectWith(id, values, parts));
});

const lookOf = (part: DrawingPart) => ('look' in part ? part.look : 'label');
const looks = (project: Project) => drawn(project)?.parts.map(lookOf) ?? [];
const words = (project: Project) =>
  drawn(project)?.parts.flatMap((part) => ('lines' in part ? part.lines : [])) ?? [];
/** The corners that a path names by absolute places. */
const places = (d: string) =>
  [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the drawings', () => {
  it('stay within their size and are read back as they were kept, whatever is entered', () => {
    fc.assert(
      fc.property(anyProject, fc.constantFrom(...languages), (project, language) => {
        const drawing = drawn(project, language) ?? expect.fail();
        for (const part of drawing.parts) {
          const points = 'd' in part ? places(part.d) : [[part.x, part.y] as const];
          for (const [x, y] of points) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(drawingSize.width);
            expect(y).toBeLessThanOrEqual(drawingSize.height);
          }
        }
        const kept = readDrawing(JSON.parse(JSON.stringify(drawing)));
        expect(kept?.parts.map(lookOf)).toEqual(drawing.parts.map(lookOf));
        expect(kept?.textures).toEqual(drawing.textures);
      }),
    );
  });

  it('are left to the list for a job of the same name with other fields', () => {
    for (const id of ['garage', 'cabinets', 'exterior']) {
      expect(drawn(projectWith(id, { windows: 3 }))).toBeUndefined();
    }
    expect(drawn(projectWith('fence_deck', {}, [{ windows: 3 }]))).toBeUndefined();
  });

  it('are no drawing when what was kept is something else', () => {
    expect(readDrawing({ parts: 'x', textures: [] })).toBeUndefined();
    const odd = [
      { look: 'painted', d: 'url(x)' },
      { look: 'script', d: 'M0 0' },
      { look: 'texture', d: 'M0 0', texture: 'a) url(//x' },
      { lines: [1], x: 0, y: 0 },
      null,
    ];
    expect(readDrawing({ parts: odd, textures: [{ id: 'a) url(//x', size: 4, d: 'M0 0' }] })).toEqual({
      parts: [{ look: 'texture', d: 'M0 0' }],
      textures: [],
    });
  });
});

describe('the cabinets', () => {
  it('have a front for each door and drawer, side by side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 60 }), (doors, drawers) => {
        const run = cabinetRun(doors, drawers);
        expect([run.doors.length, run.drawers.length]).toEqual([doors, drawers]);
        const fronts = [...run.doors, ...run.drawers];
        const corners = fronts.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
        expect(new Set(corners).size).toBe(fronts.length);
      }),
    );
  });

  it('are only sketched until there is something to paint', () => {
    expect(looks(projectWith('cabinets', { doors: 0, drawers: 0 }))).toEqual(['missing']);
    expect(looks(projectWith('cabinets', { doors: 4, drawers: 0 }))).toContain('painted');
    expect(words(projectWith('cabinets', { doors: 12, drawers: 4 }))).toEqual([
      'Cabinet Doors 12',
      'Drawer Fronts 4',
    ]);
  });
});

describe('the house', () => {
  it('is higher with more storeys, and has each shutter and door', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 40 }), (doors, shutters) => {
        const [one, two, three] = [1, 2, 3].map((storeys) => elevationOf(storeys, doors, shutters));
        for (const house of [one, two, three]) {
          expect(house?.shutters.length).toBe(shutters);
          expect(house?.doors.length).toBe(Math.max(1, doors));
        }
        expect(Number(two?.walls.height)).toBeGreaterThan(Number(one?.walls.height));
        expect(Number(three?.walls.height)).toBeGreaterThan(Number(two?.walls.height));
      }),
    );
  });

  it('has painted walls once their size is given', () => {
    const wallsOf = (walls: number | null) =>
      looks(projectWith('exterior', { storeys: 'two', siding: 'wood', preparation: 'little', walls }))[0];
    expect([wallsOf(null), wallsOf(1200)]).toEqual(['plain', 'painted']);
    expect(words(projectWith('exterior', { storeys: 'one', siding: 'brick', walls: 1200 }))).toEqual([
      '1200 sq ft, Brick',
    ]);
  });
});

describe('the garage', () => {
  it('paints its floor and walls once they have a size', () => {
    const garage = (values: object) =>
      looks(projectWith('garage', { door: 'double', material: 'steel', coating: 'epoxy', ...values }));
    expect(garage({ floor: null, walls: null }).slice(0, 3)).toEqual(['plain', 'plain', 'plain']);
    expect(garage({ floor: 400, walls: 500 }).slice(0, 3)).toEqual(['refreshed', 'refreshed', 'painted']);
    expect(words(projectWith('garage', { door: 'single', material: 'wood', coating: 'none' }))).toEqual([
      'Single',
      'Wood',
    ]);
  });
});

describe('fences and decks', () => {
  it('are as long as they are beside each other', () => {
    const part = (area: number) => ({ structure: 'fence', coating: 'paint', sides: 'one', area });
    const [long = 0, short = 0] = (drawn(projectWith('fence_deck', {}, [part(600), part(300)]))?.parts ?? [])
      .filter((one) => 'look' in one && one.look === 'painted')
      .map((one) =>
        'd' in one
          ? Math.max(...places(one.d).map(([x]) => x)) - Math.min(...places(one.d).map(([x]) => x))
          : 0,
      );
    expect(long / short).toBeGreaterThan(1.8);
    expect(long / short).toBeLessThan(2.2);
  });

  it('wait as an outline for their size', () => {
    expect(looks(projectWith('fence_deck', {}, [{ structure: 'deck', area: null }]))[0]).toBe('missing');
  });

  it('have places that do not overlap', () => {
    const cells = gridOf(7, { width: 240, height: 180 });
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
  });
});
