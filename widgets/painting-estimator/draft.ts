import { contactFields } from '../../shared/contact-fields';
import {
  assumedName,
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
  type FormTexts,
  formDefaults,
  type JobForm,
  type JobItem,
  type JobValues,
  maximumCount,
  nextItemId,
  valuesOfChoice,
} from '../../shared/jobs/job-form';
import { limits } from '../../shared/limits';
import type { ProjectValues } from '../../shared/project';
import { isRecord, parseJson, readAmount } from '../../shared/untrusted';
import { checkFields, type TextsOf, textsOf } from '../forms/form-fields';
import { pageJobs } from '../lead/business';
import { type LeadIdentity, readLeadIdentity } from '../lead/lead-identity';
import { jsonText } from '../lib/replaced-built-ins';
import { figureOf, isTyped } from './units';

/** Who asks for an estimate, as typed (docs/behaviour.md#32-contact-details). */
export type ContactInfo = TextsOf<typeof contactFields>;

/** Everything typed into the wizard, and where the visitor is in it (docs/behaviour.md#38-drafts). */
export interface EstimatorDraft extends ProjectValues {
  readonly step: 1 | 2 | 3;
  readonly contact: ContactInfo;
  /** The last estimate sent, which the next one replaces. */
  readonly sent: SentOffer | null;
}

/** A sent estimate: its lead, its price and its project. */
export interface SentOffer {
  readonly lead: LeadIdentity;
  readonly totalCost: number;
  readonly values: ProjectValues;
}

const maximumCharacters = 10_000;

/** A longer text that is no figure is cut. */
const maximumText = 100;

/** The last time a Date can hold; ids beyond it would soon be too large to count up from. */
const latestTimeMs = 8.64e15;

/** The wizard before anything is typed. */
export function emptyDraft(): EstimatorDraft {
  return {
    step: 1,
    estimationType: null,
    contact: textsOf(contactFields, () => ''),
    entered: readEntered({}),
    sent: null,
  };
}

/**
 * The draft written in `text` as JSON; null if it is not a JSON object.
 *
 * Any script of the page's origin can write to storage, so nothing in it is trusted: a value that does not fit its field
 * becomes the default, texts are cut at 10,000 characters, rooms at 100, and a step that the rest of the draft does not allow
 * is moved back. Contact details already `typed` take precedence over stored ones; where they differ, the visitor stays
 * at step 1.
 */
export function parseDraft(
  text: string | null,
  typed: Partial<ContactInfo> = {},
  fields = contactFields,
): EstimatorDraft | null {
  const draft = parseJson(text);
  if (!isRecord(draft)) return null;
  const stored = readContact(draft.contact);
  const contact = { ...stored, ...typed };
  const isRetyped = jsonText(contact) !== jsonText(stored);
  const values = readProjectValues(draft);
  return {
    ...values,
    step: isRetyped ? 1 : readStep(draft.step, contact, values.estimationType, fields),
    contact,
    sent: readSent(draft.sent),
  };
}

function readProjectValues({ estimationType, entered }: Readonly<Record<string, unknown>>): ProjectValues {
  return {
    estimationType: pageJobs().find(({ id }) => id === estimationType)?.id ?? null,
    entered: readEntered(recordOf(entered)),
  };
}

function readEntered(stored: Readonly<Record<string, unknown>>): Record<string, JobValues> {
  const entries = pageJobs().map((form) => [form.id, readJob(form, recordOf(stored[form.id]))] as const);
  return Object.fromEntries(entries);
}

function readJob(
  { fields, items, texts: { en } }: JobForm,
  stored: Readonly<Record<string, unknown>>,
): JobValues {
  return {
    values: readValues(fields, en, stored.values),
    ...(items && { items: readItems(stored.items, (item) => readValues(items, en, item)) }),
  };
}

function readSent(value: unknown): SentOffer | null {
  const { totalCost, lead, values } = recordOf(value);
  const [cost, identity] = [readAmount(totalCost), readLeadIdentity(lead)];
  if (cost === null || identity === null) return null;
  return { lead: identity, totalCost: cost, values: readProjectValues(recordOf(values)) };
}

/** The stored step, or the last one before it that the draft allows: a calculation needs contact details and a job. */
function readStep(
  step: unknown,
  contact: ContactInfo,
  estimationType: string | null,
  fields: typeof contactFields,
): EstimatorDraft['step'] {
  const isContactComplete = Object.keys(checkFields(fields, contact).errors).length === 0;
  if (!isContactComplete || (step !== 2 && step !== 3)) return 1;
  return estimationType === null ? 2 : step;
}

function readContact(value: unknown): ContactInfo {
  const stored = recordOf(value);
  return textsOf(contactFields, (name) => {
    const text = stored[name];
    return typeof text === 'string' ? text.slice(0, maximumCharacters) : '';
  });
}

/** The stored parts, with ids that differ; one new part if there are none, since the last can never be removed (docs/behaviour.md#34-rooms). */
function readItems(value: unknown, read: (entry: unknown) => FieldValues): JobItem[] {
  const items: JobItem[] = [];
  const stored = Array.isArray(value) ? value.slice(0, limits.rooms) : [];
  for (const entry of stored.length > 0 ? stored : [{}]) {
    items.push({ ...read(entry), id: nextItemId(items, readItemId(recordOf(entry).id)) });
  }
  return items;
}

function readItemId(value: unknown): number {
  const id = readAmount(value);
  return id !== null && Number.isInteger(id) && id >= 1 && id <= latestTimeMs ? id : 1;
}

function readValues(fields: FormFields, texts: FormTexts, value: unknown): FieldValues {
  const stored = recordOf(value);
  const usual = formDefaults(fields, texts);
  const entries = Object.entries(fields).map(([name, field]) => {
    const read = readValue(field, valuesOfChoice(texts.choices, name), stored[name]);
    return [name, read ?? usual[name]] as const;
  });
  const assumed = Object.keys(fields)
    .filter((name) => fields[name]?.typical && stored[assumedName(name)] === true)
    .map((name) => [assumedName(name), true] as const);
  return Object.fromEntries([...entries, ...assumed]);
}

/** A stored value; null or undefined if the field doesn't allow it. */
function readValue(field: FormField, choices: readonly string[], value: unknown): FieldValue {
  const { kind, maximum = maximumCount } = field;
  if (kind === 'flag') return typeof value === 'boolean' ? value : null;
  if (kind === 'choice') return choices.find((choice) => choice === value);
  const isText = typeof value === 'string' && isTyped(field);
  const read = isText ? figureOf(field, value.slice(0, maximumText)) : value;
  if (isText && typeof read === 'string') return read;
  const figure = readAmount(read);
  if (kind !== 'count' || figure === null) return figure;
  return Number.isInteger(figure) && figure <= maximum ? figure : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
