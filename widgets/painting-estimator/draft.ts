import { textsOf } from '../forms/form-fields';
import type { SessionKey } from '../lib/storage-key';
import { isRecord, parseJson, readAmount } from '../lib/untrusted';
import { type ContactInfo, checkContactInfo, contactFields } from './contact-fields';
import {
  defaultValues,
  type EstimationType,
  estimationTypes,
  type Field,
  type FieldValue,
  type GeneralValues,
  makeValues,
  maximumCount,
  type Section,
  type Values,
  type WholeCondoValues,
} from './fields';
import { newRoom, nextRoomId, type Room } from './rooms';

/** Everything typed into the wizard, and where the visitor is in it (docs/behaviour.md#38-drafts). */
export interface EstimatorDraft {
  step: 1 | 2 | 3;
  /** Null until it is chosen in step 2. */
  estimationType: EstimationType | null;
  contact: ContactInfo;
  wholeCondo: WholeCondoValues;
  rooms: Room[];
  generalValues: GeneralValues;
}

const maximumRooms = 50;
const maximumCharacters = 500;

/** The last time a Date can hold; ids beyond it would soon be too large to count up from. */
const latestTimeMs = 8.64e15;

/** The sessionStorage key of the draft of the page at `pathname`: two pages with a wizard keep two drafts. */
export function draftKey(pathname: string): SessionKey {
  return `painting-estimator-draft:${pathname}`;
}

/** The wizard before anything is typed. */
export function emptyDraft(): EstimatorDraft {
  return {
    step: 1,
    estimationType: null,
    contact: textsOf(contactFields, () => ''),
    wholeCondo: defaultValues('wholeCondo'),
    rooms: [newRoom(1)],
    generalValues: defaultValues('general'),
  };
}

/**
 * The draft written in `text` as JSON; null when it is no JSON object.
 *
 * Any script of the page's origin can write to storage, so nothing in it is trusted: a value that does not fit its field
 * becomes the default, texts are cut at 500 characters, rooms at 50, and a step that the rest of the draft does not allow
 * is moved back. Contact details already `typed` take precedence over stored ones; where they differ, the visitor stays
 * at step 1.
 */
export function parseDraft(text: string | null, typed: Partial<ContactInfo> = {}): EstimatorDraft | null {
  const draft = parseJson(text);
  if (!isRecord(draft)) return null;
  const stored = readContact(draft.contact);
  const contact = { ...stored, ...typed };
  const isRetyped = JSON.stringify(contact) !== JSON.stringify(stored);
  const estimationType = estimationTypes.find((type) => type === draft.estimationType) ?? null;
  return {
    step: isRetyped ? 1 : readStep(draft.step, contact, estimationType),
    estimationType,
    contact,
    wholeCondo: readValues('wholeCondo', draft.wholeCondo),
    rooms: readRooms(draft.rooms),
    generalValues: readValues('general', draft.generalValues),
  };
}

/** The stored step, or the last one before it that the draft allows: nobody calculates without contact details and a choice. */
function readStep(
  step: unknown,
  contact: ContactInfo,
  estimationType: EstimationType | null,
): EstimatorDraft['step'] {
  const isContactComplete = Object.keys(checkContactInfo(contact).errors).length === 0;
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

/** The stored rooms, with ids that differ; one new room where there are none, since the last room can never be removed (docs/behaviour.md#34-rooms). */
function readRooms(value: unknown): Room[] {
  const rooms: Room[] = [];
  for (const entry of Array.isArray(value) ? value.slice(0, maximumRooms) : []) {
    const id = nextRoomId(rooms, readRoomId(recordOf(entry).id));
    rooms.push({ id, ...readValues('room', entry) });
  }
  return rooms.length > 0 ? rooms : [newRoom(1)];
}

function readRoomId(value: unknown): number {
  const id = readAmount(value);
  return id !== null && Number.isInteger(id) && id >= 1 && id <= latestTimeMs ? id : 1;
}

function readValues<In extends Section>(section: In, value: unknown): Values<In> {
  const stored = recordOf(value);
  return makeValues(section, (name, field) => readValue(field, stored[name]));
}

function readValue(field: Field, value: unknown): FieldValue {
  switch (field.kind) {
    case 'count': {
      const count = readAmount(value);
      return count !== null && Number.isInteger(count) && count <= maximumCount ? count : field.default;
    }
    case 'flag':
      return value === true;
    case 'area':
      return readAmount(value);
    case 'choice':
      return Object.keys(field.choices).find((choice) => choice === value) ?? field.default;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
