import {
  type Field,
  type FieldName,
  type FieldValue,
  fields,
  maximumCount,
  type Section,
  sections,
} from '../../shared/fields';

/** The words describe no job; the message says which word, and what could stand there. */
export class JobError extends Error {
  override name = 'JobError';
}

const optionNames: Partial<Record<FieldName, string>> = {
  wallSqft: 'wall',
  wallPaintType: 'paint',
  ceilingType: 'ceiling',
};

/** Words that people use for a choice. */
const synonyms: Readonly<Record<string, string>> = {
  'color-change': 'colour-change',
  smooth: 'non-stipple',
  stipple: 'painted-stipple',
};

/** The options of a section as a line of words: 'doors door-frames wall paint …'. */
export function optionsOf(section: Section): string {
  return sections[section].map(optionName).join(' ');
}

/** The field that an option of a section sets. */
export function fieldOfOption(section: Section, option: string): FieldName | undefined {
  return sections[section].find((name) => optionName(name) === option);
}

/** `hasAccentWall` is `accent-wall`. */
function optionName(name: FieldName): string {
  return optionNames[name] ?? kebab(name.replace(/^(?:is|has)/, ''));
}

function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The value of a field from the text behind its option: `doors=2`, `paint=refresh`, `baseboards`. Throws a JobError. */
export function readValue(option: string, text: string | undefined, name: FieldName): FieldValue {
  const field: Field = fields[name];
  switch (field.kind) {
    case 'count': {
      const count = readNumber(option, text);
      if (Number.isInteger(count) && count <= maximumCount) return count;
      throw new JobError(`${option} must be a whole number from 0 to ${maximumCount}, not ${text}`);
    }
    case 'flag':
      if (text === undefined || text === 'yes') return true;
      if (text === 'no') return false;
      throw new JobError(`${option} must be yes or no, not ${text}`);
    case 'area':
      return readNumber(option, text);
    case 'choice':
      return readChoice(option, text || 'empty', field.choices);
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
