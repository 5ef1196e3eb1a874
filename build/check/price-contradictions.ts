import type { Business } from '../../shared/business/business-schema';
import type { Job } from '../../shared/jobs/job';
import type { FieldValue } from '../../shared/jobs/job-form';
import { priceJob } from '../../shared/jobs/price-job';
import { initialValue, valuesOf } from '../../shared/project';
import { sqftOf } from '../../shared/units';

/** A job whose price must lie within a published figure. */
interface Example {
  readonly fact: 'interiorRate' | 'exteriorRate' | 'homeExample';
  readonly job: string;
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Choices each of whose values must agree with the figure. */
  readonly every?: readonly string[];
  /** Square feet, where the figure is a price per unit of area: of floor inside a home, of wall outside. */
  readonly sqft?: number;
  /** The surface that the square feet measure, where the job measures another. */
  readonly of?: 'floor';
}

/** Square feet of wall for each square foot of a home's floor, where no job says so. */
const usualWallsPerFloor = 2.4;

/** Examples of the facts that state a price, for the jobs that the business does. */
function examples({ facts, jobs, units }: Business, known: readonly Job[]): readonly Example[] {
  const area = known.find(({ id }) => id === 'general')?.fields.wallSqft;
  const usual = area?.kind === 'area' ? area.usual : undefined;
  const wallsPerFloor = usual && 'percent' in usual ? usual.percent / 100 : usualWallsPerFloor;
  const wallsOf = (floorSqft: number) => Math.round(floorSqft * wallsPerFloor);
  const wallSqft = wallsOf(sqftOf(facts.homeExample?.area ?? 0, units));
  const all: readonly Example[] = [
    {
      ...{
        fact: 'interiorRate',
        job: 'general',
        values: { wallSqft: wallsOf(1000) },
        sqft: 1000,
        of: 'floor',
      },
      every: ['wallPaintType'],
    },
    { fact: 'homeExample', job: 'general', values: { wallSqft, hasBaseboards: true } },
    {
      ...{ fact: 'homeExample', job: 'general' },
      values: { wallSqft, hasBaseboards: true, doors: 5, doorFrames: 5 },
    },
    {
      ...{ fact: 'exteriorRate', job: 'exterior', values: { walls: 1000 }, sqft: 1000 },
      every: ['siding', 'storeys', 'preparation'],
    },
    // Doors of 8 by 7 and 16 by 7 ft.
    { fact: 'exteriorRate', job: 'garage', values: { door: 'single' }, every: ['material'], sqft: 56 },
    { fact: 'exteriorRate', job: 'garage', values: { door: 'double' }, every: ['material'], sqft: 112 },
  ];
  return all.filter(({ job }) => jobs.includes(job));
}

/** Published prices that contradict a job's rates, by field of `business.json`. */
export function priceContradictions(
  business: Business,
  jobs: readonly Job[],
): { readonly field: string; readonly message: string }[] {
  return examples(business, jobs).flatMap((example) => {
    const figure = business.facts[example.fact];
    const job = jobs.find(({ id }) => id === example.job);
    if (!figure || !job) return [];
    const units = example.sqft === undefined ? 1 : example.sqft / sqftOf(1, business.units);
    return combinations(job, example.every ?? []).flatMap((chosen) => {
      const values: Record<string, FieldValue> = { ...example.values, ...chosen };
      const entry = {
        job: job.id,
        values: valuesOf(job.fields, (field, asked) => values[field] ?? initialValue(asked)),
        items: [],
      };
      const cost = priceJob(job, entry).cents / 100 / units;
      if (cost >= figure.from && cost <= figure.to) return [];
      const words = Object.entries(values).map(([field, given]) => `${field}=${given}`);
      const message = `is ${figure.from} to ${figure.to}, but ${job.id} ${words.join(' ')} costs ${cost.toFixed(2)}${example.of ? ` a ${business.units} of ${example.of}` : ''}: correct the figure, or the rates of the job '${job.id}'`;
      return [{ field: `facts.${example.fact}`, message }];
    });
  });
}

/** Every combination of the values of these choices. */
function combinations(job: Job, names: readonly string[]): Record<string, string>[] {
  return names.reduce<Record<string, string>[]>(
    (all, name) => {
      const field = job.fields[name];
      const values = field?.kind === 'choice' ? field.values : [];
      return all.flatMap((chosen) => values.map((one) => ({ ...chosen, [name]: one })));
    },
    [{}],
  );
}
