import type { Language } from '../texts';
import { type AreaUnit, estimatorTexts, inUnit, unbroken } from '../units';
import {
  fixedJobs,
  type Job,
  type JobField,
  type JobFields,
  type JobTexts,
  type Rate,
  usualSqft,
} from './job';
import type { FormField, FormTexts, JobForm } from './job-form';

/**
 * The form of a job, with labels in the unit in which visitors give areas; `isPriced` says whether the usual areas are
 * known.
 */
export function jobForm(job: Job, unit: AreaUnit, isPriced = true): JobForm {
  const { id, picture, fields, items, texts } = job;
  const assumesEmpty = fixedJobs.includes(id);
  const formFields = (part: PartOfJob) =>
    Object.fromEntries(
      Object.entries(part.fields).map(([name, field]) => {
        const isWork = field.kind === 'choice' && isWorkItself(name, field.values, part.rates);
        return [name, formField(field, isWork, assumesEmpty, isPriced)];
      }),
    );
  const asked = { ...items?.fields, ...fields };
  const words = (language: Language, all: JobTexts) => formTexts(all, asked, unit, language);
  return {
    id,
    picture,
    fields: formFields(job),
    ...(items && { items: formFields(items) }),
    texts: { en: words('en', texts.en), ...(texts.fr && { fr: words('fr', texts.fr) }) },
  };
}

type PartOfJob = Pick<Job, 'fields' | 'rates'>;

/** Walls of a home below this share of its floor look like the floor. */
const fewestWallsOfFloor = 1.6;

/** Whether every answer to a choice is charged for itself. */
function isWorkItself(name: string, values: readonly string[], rates: readonly Rate[]): boolean {
  return !values.includes('none') && rates.some((rate) => rate.line === name && 'fixed' in rate && !rate.of);
}

function formField(field: JobField, isWork: boolean, assumesEmpty: boolean, isPriced: boolean): FormField {
  return {
    kind: field.kind,
    ...('default' in field && field.default !== undefined && { default: field.default }),
    ...('maximum' in field && field.maximum !== undefined && { maximum: field.maximum }),
    ...('required' in field && field.required && { required: true as const }),
    ...('when' in field && field.when && { when: field.when }),
    ...(isWork && { isWork: true as const }),
    ...(field.kind === 'area' && sizesOf(field, assumesEmpty, isPriced)),
  };
}

/** What a form knows of the sizes of an area. */
function sizesOf(
  area: Extract<JobField, { kind: 'area' }>,
  assumesEmpty: boolean,
  isPriced: boolean,
): Partial<FormField> {
  const { measure, usual } = area;
  const measured = measure && { measure };
  if (!usual) return { ...measured };
  const squareFeet = usualSqft(area);
  const typical = 'by' in usual ? { by: usual.by, of: usual.of } : squareFeet;
  if (!assumesEmpty) return { ...measured, ...(typical && { typical }) };
  return {
    ...measured,
    ...(isPriced && squareFeet && { usual: squareFeet }),
    ...('floorSqft' in usual && {
      doubtBelow: Math.round(usual.floorSqft * fewestWallsOfFloor),
      wallsPerFloor: usual.percent / 100,
    }),
    ...('lengthFeet' in usual && { doubtBelow: Math.round(usual.lengthFeet * usual.widthFeet) }),
  };
}

function formTexts(texts: JobTexts, asked: JobFields, unit: AreaUnit, language: Language): FormTexts {
  const { areaUnit: area, lengthUnit: length } = estimatorTexts(language, unit);
  const fields = Object.entries(texts.fields).map(([name, text]) => [
    name,
    typeof text === 'string' ? text : text[unit],
  ]);
  const choices = Object.entries(asked).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? [[name, Object.fromEntries(field.values.map((value) => [value, texts.choices[name]?.[value] ?? '']))]]
      : [],
  );
  const sizes = new RegExp(`\\d (${area}|${length})`, 'g');
  const usual = Object.entries(texts.usual).map(([name, text]) => [
    name,
    inUnit(text, unit, { language, area, length }).replace(sizes, unbroken),
  ]);
  return {
    ...texts,
    choices: Object.fromEntries(choices),
    usual: Object.fromEntries(usual),
    fields: Object.fromEntries(fields),
  };
}
