import type { Job, JobField, JobFields } from '../../shared/jobs/job';
import type { FieldValue } from '../../shared/jobs/job-form';
import { initialValue, type JobEntry, valuesOf } from '../../shared/project';
import { roomWallSqft } from '../../shared/units';
import { fieldOfOption, JobError, kebab, optionName, optionsOf, readNumber, readValue } from './job-options';

/** A job as the contractor describes it in words. */
export interface DescribedJob {
  readonly job: Job;
  readonly entry: JobEntry;
  /** How each wall area was found: '12 by 12 ft, 8 ft high: 384 sq ft of wall'. */
  readonly sizes: readonly string[];
}

type Chosen = Record<string, FieldValue>;

/** A room, condo, home or part, or a whole job, with the options named after it. */
interface Place {
  readonly word: string;
  readonly job: Job;
  /** Values set by its options. */
  readonly fields: JobFields;
  readonly isItem: boolean;
  size: string | undefined;
  heightFeet: number;
  readonly chosen: Chosen;
}

/**
 * Reads a job such as `room 12x12 ceiling=stipple room 10x14 doors=2`, `condo 900 paint=refresh`, `home 1500
 * baseboards` or `garage door=double floor=400`. A room's size is length x width in feet, a home's or condo's is its
 * floor in square feet; `wall=` gives the wall area directly. `part` begins one part of a job with a list of them.
 * Throws a JobError.
 */
export function describeJob(words: readonly string[], jobs: readonly Job[]): DescribedJob {
  const places: Place[] = [];
  const general: Chosen = {};
  for (const word of words) {
    const place = places.at(-1);
    const next = placeOf(word, place, jobs);
    if (next) {
      places.push(next);
    } else if (!place) {
      throw new JobError(`'${word}' comes before any place. ${howToBegin(jobs)}`);
    } else if (/^\d/.test(word) && isMeasured(place)) {
      place.size = word;
    } else {
      readOption(word, place, general);
    }
  }
  return makeJob(places, general, jobs);
}

/** How a job can begin, as a sentence. */
function howToBegin(jobs: readonly Job[]): string {
  const beginnings = jobs.flatMap(beginningsOf);
  return `Begin with ${beginnings.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`;
}

/** Examples of a job in words; a job without a size has its first option and those it requires. */
export function examplesOf({ id, fields, items }: Job): readonly string[] {
  if (id === 'general') return ['condo 900 baseboards', 'home 1500 paint=refresh two-story'];
  if (id === 'specific_rooms')
    return ['room 12x12 ceiling=stipple', 'room 12x12 room 10x14 height=9 paint=refresh doors=2'];
  const asked = Object.entries(items?.fields ?? fields);
  const shown = asked.filter(([, field], index) => index === 0 || ('required' in field && field.required));
  return [[kebab(id), ...(items ? ['part'] : []), ...shown.map(exampleOf)].join(' ')];
}

function exampleOf([name, field]: [string, JobField]): string {
  const option = optionName([name, field]);
  if (field.kind === 'flag') return option;
  if (field.kind === 'choice') return `${option}=${kebab(field.values.at(-1) ?? '')}`;
  return `${option}=${field.kind === 'count' ? 2 : 200}`;
}

/** How the jobs with a size begin. */
const places: Readonly<Record<string, readonly string[]>> = {
  general: ['condo 900', 'home 1500'],
  specific_rooms: ['room 12x12'],
};

/** How a job can begin: 'condo 900', 'fence-deck'. */
function beginningsOf({ id }: Job): readonly string[] {
  return places[id] ?? [kebab(id)];
}

function placeOf(word: string, before: Place | undefined, jobs: readonly Job[]): Place | undefined {
  const known = jobs.find((job) => beginningsOf(job).some((beginning) => beginning.split(' ')[0] === word));
  const job = word === 'part' ? before?.job : known;
  const isItem = word === 'part' || job?.id === 'specific_rooms';
  const fields = isItem ? job?.items?.fields : job?.fields;
  if (!job || !fields) return undefined;
  return { word, job, fields, isItem, size: undefined, heightFeet: usualHeight(job), chosen: {} };
}

function usualHeight({ items }: Job): number {
  const field = items?.fields.wallSqft;
  const usual = field?.kind === 'area' ? field.usual : undefined;
  return usual && 'heightFeet' in usual ? usual.heightFeet : 8;
}

function isMeasured({ job }: Place): boolean {
  return job.id in places;
}

function readOption(word: string, place: Place, general: Chosen): void {
  const [name = '', text] = word.split('=');
  if (name === 'height' && place.word === 'room') {
    place.heightFeet = readNumber(name, text);
    return;
  }
  const { isItem, fields, job } = place;
  const inPlace = fieldOfOption(fields, name);
  const field = inPlace ?? (isItem ? fieldOfOption(job.fields, name) : undefined);
  if (!field) {
    const height = place.word === 'room' ? ' height' : '';
    const known = isItem
      ? `${optionsOf(fields)}${height}; for all ${place.word}s: ${optionsOf(job.fields)}`
      : optionsOf(fields);
    throw new JobError(`'${name}' is not an option of a ${place.word}. Options: ${known}`);
  }
  (inPlace ? place.chosen : general)[field] = readValue(name, text, (inPlace ? fields : job.fields)[field]);
}

function makeJob(all: readonly Place[], general: Chosen, jobs: readonly Job[]): DescribedJob {
  const [first] = all;
  if (!first) throw new JobError(`What is to be painted? ${howToBegin(jobs)}`);
  const { job } = first;
  if (all.some((place) => place.job !== job || (!place.isItem && place !== first))) {
    throw new JobError('A home or condo cannot be priced together with other places: leave those out');
  }
  const measured = all.filter(isMeasured).map((place) => ({ place, ...measure(place) }));
  for (const { place, wallSqft } of measured) place.chosen.wallSqft = wallSqft;
  const values = { ...general, ...(first.isItem ? {} : first.chosen) };
  const items = all.filter(({ isItem }) => isItem);
  return {
    job,
    sizes: measured.map(({ description }) => description),
    entry: {
      job: job.id,
      values: complete(job.fields, values),
      items: items.map(({ fields, chosen }, index) => ({ id: index + 1, ...complete(fields, chosen) })),
    },
  };
}

function complete(fields: JobFields, chosen: Chosen) {
  return valuesOf(fields, (name, field: JobField) => {
    const value = chosen[name] ?? initialValue(field);
    if (value !== null || !('required' in field && field.required)) return value;
    const option = optionName([name, field]);
    throw new JobError(`${option} is required, such as ${option}=200`);
  });
}

/** The wall area of a place; null if no size is given, so that the job's usual area applies. */
function measure({ word, size, heightFeet, chosen, fields }: Place): {
  wallSqft: number | null;
  description: string;
} {
  if (typeof chosen.wallSqft === 'number') {
    return { wallSqft: chosen.wallSqft, description: `${chosen.wallSqft} sq ft of wall` };
  }
  if (size === undefined) return { wallSqft: null, description: 'no size given' };
  if (word === 'room') return measureRoom(size, heightFeet);
  const floorSqft = Number(size);
  if (!Number.isFinite(floorSqft)) {
    throw new JobError(
      `The floor of a ${word} is one figure in square feet, such as ${word} 900, not ${size}`,
    );
  }
  const percent = wallsOfFloor(fields);
  const wallSqft = Math.round((floorSqft * percent) / 100);
  return {
    wallSqft,
    description: `${floorSqft} sq ft of floor: ${wallSqft} sq ft of wall, ${percent} percent of it`,
  };
}

function wallsOfFloor({ wallSqft }: JobFields): number {
  const usual = wallSqft?.kind === 'area' ? wallSqft.usual : undefined;
  return usual && 'percent' in usual ? usual.percent : 100;
}

function measureRoom(size: string, heightFeet: number) {
  const match = /^(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)$/i.exec(size);
  if (!match) {
    throw new JobError(`The size of a room is length x width in feet, such as room 12x12, not ${size}`);
  }
  const [, length, width] = match;
  const wallSqft = roomWallSqft({ lengthFeet: Number(length), widthFeet: Number(width), heightFeet });
  return {
    wallSqft,
    description: `${length} by ${width} ft, ${heightFeet} ft high: ${wallSqft} sq ft of wall`,
  };
}
