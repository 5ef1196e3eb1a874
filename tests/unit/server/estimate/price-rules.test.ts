import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedJobs, type Job, type JobField, type JobFields, parseJob } from '../../../../shared/jobs/job';
import { type FieldValue, type FieldValues, isAsked } from '../../../../shared/jobs/job-form';
import { jobForm } from '../../../../shared/jobs/make-form';
import { priceJob } from '../../../../shared/jobs/price-job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import type { JobEntry } from '../../../../shared/project';
import { workFields } from '../../../../widgets/painting-estimator/questions';

/** The example of a job that a page describes itself, with rates. */
const windowCleaning = parseJob(
  {
    id: 'window_cleaning',
    picture: { fill: 'M0 0', lines: 'M0 0' },
    fields: {
      windows: { kind: 'count', maximum: 60 },
      storeys: { kind: 'choice', values: ['one', 'two', 'three'] },
      sills: { kind: 'length', maximum: 500 },
      screens: { kind: 'flag' },
    },
    rates: [
      { line: 'windows', each: 9, reason: 'Inside and out.' },
      { line: 'storeys', when: 'two', percent: 15, of: ['windows', 'sills'], reason: 'Ladders.' },
      { line: 'storeys', when: 'three', percent: 30, of: ['windows', 'sills'], reason: 'A lift.' },
      { line: 'sills', each: 0.75, reason: 'Wiped.' },
      { line: 'screens', fixed: 25, of: ['windows'], reason: 'Washed in the yard.' },
    ],
    texts: {
      en: {
        label: 'Window Cleaning',
        explanation: 'Glass and sills.',
        fields: { windows: 'Windows', storeys: 'Storeys', sills: 'Sills', screens: 'Screens' },
        choices: { storeys: { one: 'One', two: 'Two', three: 'Three' } },
      },
    },
  },
  'window_cleaning.json',
);

const jobs = [...stockJobs, windowCleaning].map((job) => [job.id, job] as const);
const price = (job: Job, entry: JobEntry) => priceJob(job, entry);

function anyValue(field: JobField): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: 0, max: Math.min(field.maximum ?? 5, 5) });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.values);
    default: {
      const size = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 }));
      return field.required ? size : fc.oneof(size, fc.constant(null));
    }
  }
}

function anyValues(fields: JobFields): fc.Arbitrary<FieldValues> {
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])),
  );
}

function anyEntry(job: Job): fc.Arbitrary<JobEntry> {
  const items = job.items
    ? fc.array(anyValues(job.items.fields), { minLength: 1, maxLength: 3 })
    : fc.constant([]);
  return fc.tuple(anyValues(job.fields), items).map(([values, parts]) => ({
    job: job.id,
    values,
    items: parts.map((part, index) => ({ ...part, id: index + 1 })),
  }));
}

/** The same values with more of one field: the next count, a larger size, a yes, work instead of none. */
function more(values: FieldValues, fields: JobFields): readonly FieldValues[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const next: Record<JobField['kind'], readonly FieldValue[]> = {
      count: [Number(value) + 1],
      flag: [true],
      choice: value === 'none' && field.kind === 'choice' ? field.values : [],
      length: [Number(value ?? 0) + 40],
      // An empty wall figure of a condo or a room is assumed, so that a given one is another answer, not more.
      area: value === null && 'usual' in field ? [] : [Number(value ?? 0) + 70, Number(value ?? 0) + 900],
    };
    return isAsked(field, values) ? next[field.kind].map((one) => ({ ...values, [name]: one })) : [];
  });
}

describe.each(jobs)('a price of %s', (_id, job) => {
  it('is never lower for more of anything', () => {
    fc.assert(
      fc.property(anyEntry(job), (entry) => {
        const before = price(job, entry).cents;
        const others = [
          ...more(entry.values, job.fields).map((values) => ({ ...entry, values })),
          ...entry.items.flatMap((item, index) =>
            more(item, job.items?.fields ?? {}).map((part) => ({
              ...entry,
              items: entry.items.with(index, { ...part, id: item.id }),
            })),
          ),
          ...(entry.items[0]
            ? [{ ...entry, items: [...entry.items, { ...entry.items[0], id: entry.items.length + 1 }] }]
            : []),
        ];
        for (const other of others) expect(price(job, other).cents).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('is the sum of its lines, and each line the sum of its parts, within its range', () => {
    fc.assert(
      fc.property(anyEntry(job), (entry) => {
        const { cents, lines, low, high } = price(job, entry);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
        for (const line of lines) {
          expect(line.parts.reduce((sum, part) => sum + part.cents, 0)).toBe(line.cents);
          expect(Number.isSafeInteger(line.cents) && line.cents > 0).toBe(true);
        }
        expect(low % 10 === 0 && high % 10 === 0).toBe(true);
        expect(low * 100).toBeLessThanOrEqual(cents);
        expect(high * 100).toBeGreaterThanOrEqual(cents);
      }),
      { numRuns: 60 },
    );
  });

  it('is 0 where every count, size and option is at its least, and the form asks for work', () => {
    const ways = Object.entries({ ...job.fields, ...job.items?.fields }).filter(
      ([, field]) => field.kind === 'choice' && !field.values.includes('none'),
    );
    const least = (fields: JobFields, chosen: FieldValues) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const nothing = { count: 0, flag: false, choice: 'none', length: null, area: 0 };
          return [name, name in chosen ? chosen[name] : nothing[field.kind]];
        }),
      );
    const anyWay = fc.record(Object.fromEntries(ways.map(([name, field]) => [name, anyValue(field)])));
    fc.assert(
      fc.property(anyWay, (chosen) => {
        const values = least(job.fields, chosen);
        const items = job.items ? [{ ...least(job.items.fields, chosen), id: 1 }] : [];
        expect(price(job, { job: job.id, values, items })).toMatchObject({
          cents: 0,
          lines: [],
          assumed: [],
        });
        const form = jobForm(job, 'sq ft');
        const asked = workFields(form, { values, ...(job.items && { items }) });
        expect(asked.map(({ isWork }) => isWork)).toEqual(asked.map(() => false));
        expect(asked).not.toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('has no form that asks for work where there is some', () => {
    const form = jobForm(job, 'sq ft');
    fc.assert(
      fc.property(anyEntry(job), ({ values, items }) => {
        const asked = workFields(form, { values, ...(job.items && { items }) });
        if (!asked.some(({ isWork }) => isWork))
          expect(price(job, { job: job.id, values, items }).cents).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('takes no size for an empty one, except the walls of a condo or a room', () => {
    fc.assert(
      fc.property(anyEntry(job), (entry) => {
        const places = [{ values: entry.values, fields: job.fields }].concat(
          entry.items.map((values) => ({ values, fields: job.items?.fields ?? {} })),
        );
        const empty = places.flatMap(({ values, fields }) =>
          Object.keys(fields).filter((name) => fields[name]?.kind === 'area' && values[name] === null),
        );
        const assumed = price(job, entry).assumed.filter(({ field }) => field === 'wallSqft');
        expect(assumed).toHaveLength(fixedJobs.includes(job.id) ? empty.length : 0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('surcharges without work', () => {
  it('cost nothing: two floors, high ceilings and an accent wall of no walls', () => {
    const general = stockJobs.find(({ id }) => id === 'general') ?? expect.fail();
    const values = { wallSqft: 0, wallPaintType: 'refresh', ceilingType: 'none' };
    const surcharges = { isTwoStory: true, hasHighCeilings: true, hasAccentWall: true };
    expect(price(general, { job: 'general', values: { ...values, ...surcharges }, items: [] }).cents).toBe(0);
  });
});

describe('a range', () => {
  const rooms = stockJobs.find(({ id }) => id === 'specific_rooms') ?? expect.fail();
  const room = (id: number, wallSqft: number | null) => ({
    ...{ id, wallSqft, wallPaintType: 'colour_change', ceilingType: 'none' },
    ...{ crownMolding: false, baseboards: false },
  });
  const spread = (...walls: (number | null)[]) => {
    const items = walls.map((wall, index) => room(index + 1, wall));
    const { low, high, cents } = price(rooms, { job: rooms.id, values: {}, items });
    return ((high - low) * 100) / cents;
  };

  it('is wider the more of the price rests on assumed sizes', () => {
    const [measured, one, two, all] = [
      spread(400, 400, 400, 400),
      spread(400, 400, 400, null),
      spread(400, 400, null, null),
      spread(null, null, null, null),
    ];
    expect(one).toBeGreaterThan(measured);
    expect(two).toBeGreaterThan(one);
    expect(all).toBeGreaterThan(two);
  });
});
