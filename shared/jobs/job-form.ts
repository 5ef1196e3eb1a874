import type { Language } from '../language';
import type { Job, JobField, JobTexts } from './job';

/** The texts of a job's card in step 2. */
export type CardTexts = Pick<JobTexts, 'label' | 'explanation'>;

/** What step 2 shows of a job. */
export interface JobCard {
  readonly id: string;
  readonly picture: Job['picture'];
  readonly texts: { readonly en: CardTexts } & { readonly [Code in Language]?: CardTexts };
}

/** A job as visitors see it: what is asked and its texts, without rates. */
export interface JobForm {
  readonly id: string;
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
export interface FormTexts extends Pick<JobTexts, 'label' | 'choices' | 'hints' | 'usual' | 'items'> {
  readonly fields: Readonly<Record<string, string>>;
}

/** The texts of a job in a language, or in English. */
export function formTextsIn<Texts>(
  { texts }: { readonly texts: { readonly en: Texts } & { readonly [Code in Language]?: Texts } },
  language: Language,
): Texts {
  return texts[language] ?? texts.en;
}

/** The values before anything is entered, and after Reset. */
export function formDefaults(fields: FormFields): Record<string, FormField['default']> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}
