import type { Language } from '../language';
import type { Job, JobField, JobTexts } from './job';
import type { FieldValue, JobItem } from './job-entry';

/** A job as visitors see it: its card in step 2, what is asked, and its texts; no rates. */
export interface JobForm extends Pick<Job, 'id' | 'picture'> {
  readonly fields: FormFields;
  /** Fields of the repeated parts. */
  readonly items?: FormFields;
  readonly texts: { readonly en: FormTexts } & { readonly [Code in Language]?: FormTexts };
}

/** A field as it is asked; `usual` is the area priced where none is given, in square feet. */
export interface FormField {
  readonly kind: JobField['kind'];
  readonly default: number | string | boolean | null;
  readonly maximum?: number;
  readonly required?: true;
  readonly measure?: 'walls' | 'floor';
  readonly usual?: number;
}

/** The fields of a form by name, in order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The texts of a form in one language and one unit. */
export interface FormTexts extends Omit<JobTexts, 'fields' | 'lines'> {
  readonly fields: Readonly<Record<string, string>>;
}

/** The values entered for a job. */
export interface JobValues {
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Of a job with repeated parts. */
  readonly items?: readonly JobItem[];
}

/** The texts of a job in a language, or in English. */
export function formTextsIn({ texts }: JobForm, language: Language): FormTexts {
  return texts[language] ?? texts.en;
}

/** The values before anything is entered, and after Reset. */
export function formDefaults(fields: FormFields): Record<string, FormField['default']> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

/** A text of a repeated part, with its place, from 1: 'Room 2'. */
export function numbered(text: string | undefined, number: number): string {
  return `${text}`.replace('{number}', `${number}`);
}
