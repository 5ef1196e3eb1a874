import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { planOf } from '../../../shared/drawings/plan';
import type { Box } from '../../../shared/drawings/shapes';
import { formTextsIn } from '../../../shared/jobs/job-form';
import { entryOf, type Project } from '../../../shared/project';
import { projectText } from '../../../widgets/painting-estimator/plan-drawing';
import { en, texts } from '../../support/texts';
import { defaultValues, jobForms, newRoom } from '../calculator-values';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

const outline: Box = { x: 2, y: 2, width: 236, height: 196 };
const count = fc.integer({ min: 0, max: 5 });
const counts = fc.record({ doors: count, doorFrames: count, bathrooms: count, dens: count, closets: count });
const wallSqft = fc.option(fc.double({ min: 0, max: 50_000, noNaN: true }));

const anyProject: fc.Arbitrary<Project> = fc.oneof(
  fc.tuple(counts, wallSqft).map(([counted, area]) => wholeCondo({ ...counted, wallSqft: area })),
  fc.tuple(counts, fc.array(wallSqft, { maxLength: 12 })).map(([counted, areas]) => rooms(areas, counted)),
);

function wholeCondo(values: object): Project {
  return { estimationType: 'general', ...defaultValues('wholeCondo'), ...values };
}

function rooms(areas: readonly (number | null)[], general: object = {}): Project {
  return {
    estimationType: 'specific_rooms',
    rooms: areas.map((area, index) => ({ ...newRoom(index + 1), wallSqft: area })),
    generalValues: { ...defaultValues('general'), ...general },
  };
}

function wordsOf({ estimationType }: Project, language: 'en' | 'fr' = 'en') {
  const form = jobForms.find(({ id }) => id === estimationType) ?? expect.fail();
  const { spaces, areaUnit } = texts[language].estimator;
  const area = (squareFeet: number) => `${squareFeet} ${areaUnit}`;
  return { job: formTextsIn(form, language), spaces, area };
}

const planIn = (project: Project, language: 'en' | 'fr' = 'en') =>
  planOf(entryOf(project), wordsOf(project, language), outline);
const areaOf = ({ width, height }: Box) => width * height;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const { fields } = en.estimator;

describe('the plan', () => {
  it('fills the flat with spaces that lie side by side, whatever is entered', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const spaces = planIn(project);
        for (const { x, y, width, height } of spaces) {
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(x).toBeGreaterThan(outline.x - 1e-6);
          expect(y).toBeGreaterThan(outline.y - 1e-6);
          expect(x + width).toBeLessThan(outline.x + outline.width + 1e-6);
          expect(y + height).toBeLessThan(outline.y + outline.height + 1e-6);
        }
        if (spaces.length > 0) expect(sum(spaces.map(areaOf))).toBeCloseTo(areaOf(outline), 3);
        expect(new Set(spaces.map(({ key }) => key)).size).toBe(spaces.length);
      }),
    );
  });

  it('has a space for each room, bathroom, den and closet, and each door and frame once', () => {
    fc.assert(
      fc.property(fc.array(wallSqft, { minLength: 1, maxLength: 9 }), counts, (areas, counted) => {
        const spaces = planIn(rooms(areas, counted));
        const named = (name: string) => spaces.filter(({ lines }) => lines[0] === name).length;
        expect(spaces.length).toBe(areas.length + counted.bathrooms + counted.dens + counted.closets);
        expect([named('Bath'), named('Den'), named('Closet')]).toEqual([
          counted.bathrooms,
          counted.dens,
          counted.closets,
        ]);
        expect(sum(spaces.map(({ doors }) => doors))).toBe(counted.doors);
        expect(sum(spaces.map(({ doorFrames }) => doorFrames))).toBe(counted.doorFrames);
      }),
    );
  });

  it('labels each room with its values, and walls of no size without a paint', () => {
    const known = { wallSqft: 820.5, wallPaintType: 'refresh', ceilingType: 'painted_stipple' };
    expect(planIn(wholeCondo(known))[0]?.lines).toEqual([
      'Whole Condo',
      '820.5 sq ft',
      'Refresh',
      'Painted Stipple',
    ]);
    expect(planIn(rooms([null, 0]), 'fr').map(({ lines }) => lines)).toEqual([
      ['Pièce 1', 'Changement de couleur'],
      ['Pièce 2', '0 pi²'],
    ]);
  });

  it('draws a room of more wall larger', () => {
    const [small, large] = planIn(rooms([100, 400])).map(areaOf);
    expect(large).toBeGreaterThan(1.5 * Number(small));
  });

  it.each([
    [
      'a wide flat',
      { width: 120, height: 90 },
      [
        [0, 0, 80, 45],
        [0, 45, 80, 45],
        [80, 0, 40, 90],
      ],
    ],
    [
      'a high one',
      { width: 90, height: 120 },
      [
        [0, 0, 45, 80],
        [45, 0, 45, 80],
        [0, 80, 90, 40],
      ],
    ],
    [
      'a square one',
      { width: 90, height: 90 },
      [
        [0, 0, 60, 45],
        [0, 45, 60, 45],
        [60, 0, 30, 90],
      ],
    ],
  ])('cuts %s along its longer side', (_flat, size, boxes) => {
    const threeRooms = rooms([400, 400, 400]);
    const spaces = planOf(entryOf(threeRooms), wordsOf(threeRooms), { x: 0, y: 0, ...size });
    expect(spaces.map(({ x, y, width, height }) => [x, y, width, height])).toEqual(boxes);
  });

  it('is described in words, one sentence per room, without work that is not requested', () => {
    expect(projectText(rooms([300, null], { closets: 2, hasAccentWall: true }), 'en')).toBe(
      `Room 1: ${fields.wallPaintType} Color Change, ${fields.wallSqft} 300\u00a0sq\u00a0ft, ${fields.ceilingType} None. ` +
        `Room 2: ${fields.wallPaintType} Color Change, ${fields.wallSqft} Not given, ${fields.ceilingType} None. ` +
        `${en.estimator.generalDetails}: ${fields.closets} 2, ${fields.hasAccentWall} Yes.`,
    );
    expect(projectText(rooms([300]), 'en')).toBe(
      `Room 1: ${fields.wallPaintType} Color Change, ${fields.wallSqft} 300\u00a0sq\u00a0ft, ${fields.ceilingType} None.`,
    );
    expect(projectText(rooms([0]), 'en')).toBe(
      `Room 1: ${fields.wallSqft} 0\u00a0sq\u00a0ft, ${fields.ceilingType} None.`,
    );
    expect(projectText(wholeCondo({}), 'en')).toBe(
      `${en.estimator.options.general}: ${fields.wallSqft} Not given, ${fields.wallPaintType} Color Change, ${fields.ceilingType} None.`,
    );
  });
});
