import { contactFields } from '../../shared/contact-fields';
import {
  defaultValues,
  estimationTypes,
  type Field,
  type FieldValue,
  makeValues,
  maximumCount,
  type Section,
  type Values,
} from '../../shared/fields';
import { limits } from '../../shared/limits';
import type { ProjectValues } from '../../shared/project';
import { newRoom, nextRoomId, type Room } from '../../shared/rooms';
import { isRecord, parseJson, readAmount } from '../../shared/untrusted';
import { textsOf } from '../forms/form-fields';
import { type LeadIdentity, readLeadIdentity } from '../lead/lead-identity';
import { type ContactInfo, checkContactInfo } from './contact-fields';

/** Everything typed into the wizard, and where the visitor is in it (docs/behaviour.md#38-drafts). */
export interface EstimatorDraft extends ProjectValues {
  readonly step: 1 | 2 | 3;
  readonly contact: ContactInfo;
  /** What was sent last; the next price takes its place. */
  readonly sent: SentOffer | null;
}

/** An offer that was sent: its lead, its price, and what it was for. */
export interface SentOffer {
  readonly lead: LeadIdentity;
  readonly totalCost: number;
  readonly values: ProjectValues;
}

const maximumCharacters = 10_000;

/** The last time a Date can hold; ids beyond it would soon be too large to count up from. */
const latestTimeMs = 8.64e15;

/** The wizard before anything is typed. */
export function emptyDraft(): EstimatorDraft {
  return {
    step: 1,
    estimationType: null,
    contact: textsOf(contactFields, () => ''),
    wholeCondo: defaultValues('wholeCondo'),
    rooms: [newRoom(1)],
    generalValues: defaultValues('general'),
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
  const isRetyped = JSON.stringify(contact) !== JSON.stringify(stored);
  const values = readProjectValues(draft);
  return {
    ...values,
    step: isRetyped ? 1 : readStep(draft.step, contact, values.estimationType, fields),
    contact,
    sent: readSent(draft.sent),
  };
}

function readProjectValues(stored: Readonly<Record<string, unknown>>): ProjectValues {
  return {
    estimationType: estimationTypes.find((type) => type === stored.estimationType) ?? null,
    wholeCondo: readValues('wholeCondo', stored.wholeCondo),
    rooms: readRooms(stored.rooms),
    generalValues: readValues('general', stored.generalValues),
  };
}

function readSent(value: unknown): SentOffer | null {
  const { totalCost, lead, values } = recordOf(value);
  const [cost, identity] = [readAmount(totalCost), readLeadIdentity(lead)];
  if (cost === null || identity === null) return null;
  return { lead: identity, totalCost: cost, values: readProjectValues(recordOf(values)) };
}

/** The stored step, or the last one before it that the draft allows: nobody calculates without contact details and a choice. */
function readStep(
  step: unknown,
  contact: ContactInfo,
  estimationType: string | null,
  fields: typeof contactFields,
): EstimatorDraft['step'] {
  const isContactComplete = Object.keys(checkContactInfo(contact, fields).errors).length === 0;
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

/** The stored rooms, with ids that differ; one new room if there are none, since the last room can never be removed (docs/behaviour.md#34-rooms). */
function readRooms(value: unknown): Room[] {
  const rooms: Room[] = [];
  for (const entry of Array.isArray(value) ? value.slice(0, limits.rooms) : []) {
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
      return field.choices.find((choice) => choice === value) ?? field.default;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
