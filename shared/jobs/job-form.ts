import type { Language } from '../texts';
import type { Job, JobField, JobTexts } from './job';

/** Highest count of a field that names no `maximum` (docs/behaviour.md#73-limits). */
export const maximumCount = 5;

/** A job as visitors see it: its card in step 2, its fields and its texts, without rates. */
export interface JobForm extends Pick<Job, 'id' | 'picture'> {
  readonly fields: FormFields;
  /** Fields of the repeated parts. */
  readonly items?: FormFields;
  readonly texts: { readonly en: FormTexts } & { readonly [Code in Language]?: FormTexts };
}

/** A field as it is asked. Areas are in square feet. */
export interface FormField {
  readonly kind: JobField['kind'];
  /** The initial answer; without it a count is 0, a yes/no is no, and a choice is its first option. */
  readonly default?: number | string | boolean;
  readonly maximum?: number;
  readonly required?: true;
  /** What the help with measuring finds; by the answer to another choice where it names one. */
  readonly measure?: ByAnswer<MeasureKind>;
  /** The area priced where none is given. */
  readonly usual?: number;
  /** The area for whoever does not know the size; by the answer to another choice where it names one. */
  readonly typical?: ByAnswer<number>;
  /** An area below this looks like one of floor, and is asked about once. */
  readonly doubtBelow?: number;
  /** Square feet of wall to each of a home's floor. */
  readonly wallsPerFloor?: number;
  /** The answers to another choice with which the field is asked. */
  readonly when?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether each answer to a choice is work; otherwise, all but `none` are if there is a `none`. */
  readonly isWork?: true;
}

/** One for all, or one for each answer to the choice named `by`. */
type ByAnswer<Item> = Item | { readonly by: string; readonly of: Readonly<Record<string, Item>> };

/** What is measured: the walls of a room or of a home, a floor, or one side of a fence. */
export type MeasureKind = 'walls' | 'home' | 'floor' | 'side';

/** The fields of a form by name, in order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The texts of a form in one language and one unit. */
export interface FormTexts
  extends Pick<JobTexts, 'label' | 'explanation' | 'measures' | 'items'>,
    Partial<Pick<JobTexts, 'choices' | 'hints' | 'lines' | 'usual' | 'work'>> {
  readonly fields: Readonly<Record<string, string>>;
}

/** The value of a field; null while no figure is given, and the text typed where it is no figure. */
export type FieldValue = number | string | boolean | null | undefined;
/** Values by field name. */
export type FieldValues = Readonly<Record<string, FieldValue>>;
/** One of the repeated parts, such as a room. */
export type JobItem = { readonly id: number } & FieldValues;

/** The values entered for a job. */
export interface JobValues {
  readonly values: FieldValues;
  /** The parts entered, in a job with repeated parts. */
  readonly items?: readonly JobItem[];
}

/** The texts of a job in a language, or in English. */
export function formTextsIn({ texts }: JobForm, language: Language): FormTexts {
  return texts[language] ?? texts.en;
}

/** The initial values, also after Reset. */
export function formDefaults(fields: FormFields, { choices }: FormTexts): Record<string, FieldValue> {
  const entries = Object.entries(fields).map(([name, { kind, default: given }]) => {
    const first = { count: 0, flag: false, choice: valuesOfChoice(choices, name)[0] };
    return [name, given ?? first[kind as keyof typeof first] ?? null];
  });
  return Object.fromEntries(entries);
}

/** Whether a field is asked, given the other answers. */
export function isAsked(
  field: { readonly kind: string; readonly when?: FormField['when'] } | undefined,
  values: FieldValues,
): boolean {
  return Object.entries(field?.when ?? {}).every(([choice, answers]) =>
    answers.includes(`${values[choice]}`),
  );
}

/** Name of the value that says that the area of this name is the typical one. */
export function assumedName(area: string): string {
  return `${area}Assumed`;
}

/** The entry of `all` for the answer that it hangs on; `all` itself where it hangs on none. */
export function byAnswer<Item extends string | number>(
  all: ByAnswer<Item> | undefined,
  values: FieldValues,
): Item | undefined {
  return typeof all === 'object' ? all.of[`${values[all.by]}`] : all;
}

/** The values of a choice, in their order; none for any other field. */
export function valuesOfChoice(choices: FormTexts['choices'], name: string): readonly string[] {
  return Object.keys(choices?.[name] ?? {});
}

/** A text of a repeated part, with its place, from 1: 'Room 2'. */
export function numbered(text: string | undefined, number: number): string {
  return `${text}`.replace('{number}', `${number}`);
}

/** An id for a part added at `nowMs`: that time, or the next number that no other part has (docs/behaviour.md#34-rooms). */
export function nextItemId(items: readonly { readonly id: number }[], nowMs: number): number {
  const taken = new Set(items.map((item) => item.id));
  let id = nowMs;
  while (taken.has(id)) id += 1;
  return id;
}
