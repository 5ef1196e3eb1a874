import type { JobField, JobFields } from '../../shared/jobs/job';
import { type FieldValue, maximumCount } from '../../shared/jobs/job-form';

/** The words describe no job; the message names the wrong word and the allowed ones. */
export class JobError extends Error {
  override name = 'JobError';
}

/** Words that people use for a choice. */
const synonyms: Readonly<Record<string, string>> = {
  'color-change': 'colour-change',
  smooth: 'non-stipple',
  stipple: 'painted-stipple',
};

/** The options for some fields, on one line: 'doors door-frames wall paint …'. */
export function optionsOf(fields: JobFields): string {
  return Object.entries(fields).map(optionName).join(' ');
}

/** The field that an option sets. */
export function fieldOfOption(fields: JobFields, option: string): string | undefined {
  return Object.entries(fields).find((entry) => optionName(entry) === option)?.[0];
}

/** `hasAccentWall` is `accent-wall`, unless the field names its option itself. */
export function optionName([name, { option }]: [string, JobField]): string {
  return option ?? kebab(name.replace(/^(?:is|has)(?=[A-Z])/, ''));
}

/** `fence_deck` is `fence-deck`, `DoorFrames` is `door-frames`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The value of a field from the text behind its option: `doors=2`, `paint=refresh`, `baseboards`. Throws a JobError. */
export function readValue(option: string, text: string | undefined, field: JobField | undefined): FieldValue {
  switch (field?.kind) {
    case 'count': {
      const count = readNumber(option, text);
      const most = field.maximum ?? maximumCount;
      if (Number.isInteger(count) && count <= most) return count;
      throw new JobError(`${option} must be a whole number from 0 to ${most}, not ${text}`);
    }
    case 'flag':
      if (text === undefined || text === 'yes') return true;
      if (text === 'no') return false;
      throw new JobError(`${option} must be yes or no, not ${text}`);
    case 'choice':
      return readChoice(option, text || 'empty', field.values);
    default: {
      const size = readNumber(option, text);
      const most = field?.maximum ?? Number.POSITIVE_INFINITY;
      if (size <= most) return size;
      throw new JobError(`${option} must be a number from 0 to ${most}, not ${text}`);
    }
  }
}

function readChoice(option: string, text: string, values: readonly string[]): string {
  const wanted = synonyms[text] ?? text;
  const value = values.find((candidate) => kebab(candidate) === wanted);
  if (value) return value;
  throw new JobError(`${option} must be one of ${values.map(kebab).join(', ')}, not ${text}`);
}

/** A number of at least 0. Throws a JobError. */
export function readNumber(option: string, text: string | undefined): number {
  const number = Number(text || Number.NaN);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new JobError(`${option} must be a number of at least 0, such as ${option}=2`);
}
