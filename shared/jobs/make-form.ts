import type { Language } from '../texts';
import { type AreaUnit, estimatorTexts, inUnit } from '../units';
import { type Job, type JobField, type JobFields, type JobTexts, usualSqft } from './job';
import type { FormField, FormFields, FormTexts, JobForm } from './job-form';

/**
 * The form of a job, with labels in the unit in which visitors give areas; `isPriced` says whether the usual areas are
 * known.
 */
export function jobForm(job: Job, unit: AreaUnit, isPriced = true): JobForm {
  const { id, picture, fields, items, texts } = job;
  const asked = { ...items?.fields, ...fields };
  const words = (language: Language, all: JobTexts) => formTexts(all, asked, unit, language);
  return {
    id,
    picture,
    fields: formFields(fields, isPriced),
    ...(items && { items: formFields(items.fields, isPriced) }),
    texts: { en: words('en', texts.en), ...(texts.fr && { fr: words('fr', texts.fr) }) },
  };
}

function formFields(fields: JobFields, isPriced: boolean): FormFields {
  const entries = Object.entries(fields).map(([name, field]) => [name, formField(field, isPriced)]);
  return Object.fromEntries(entries);
}

function formField(field: JobField, isPriced: boolean): FormField {
  const { kind } = field;
  const usual = isPriced ? usualSqft(field) : undefined;
  return {
    kind,
    ...('default' in field && field.default !== undefined && { default: field.default }),
    ...('maximum' in field && field.maximum !== undefined && { maximum: field.maximum }),
    ...('required' in field && field.required && { required: true as const }),
    ...('measure' in field && field.measure && { measure: field.measure }),
    ...(usual !== undefined && { usual }),
  };
}

function formTexts(texts: JobTexts, asked: JobFields, unit: AreaUnit, language: Language): FormTexts {
  const { lines: _lines, ...others } = texts;
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
  const usual = Object.entries(texts.usual).map(([name, text]) => [
    name,
    inUnit(text, unit, { language, area, length }),
  ]);
  return {
    ...others,
    choices: Object.fromEntries(choices),
    usual: Object.fromEntries(usual),
    fields: Object.fromEntries(fields),
  };
}
