import { isRecord, parseJson, readAmount } from '../lib/untrusted';
import { type ContactInfo, checkContactInfo } from './contact-info';
import {
  ceilingTypes,
  type GeneralValues,
  maximumCount,
  newRoom,
  nextRoomId,
  paintTypes,
  type Room,
  type WholeCondoValues,
} from './estimate-values';

/** Everything typed into the wizard, and where the visitor is in it (docs/behaviour.md#38-drafts). */
export interface EstimatorDraft {
  step: 1 | 2 | 3;
  mode: 'general' | 'specific_rooms' | null;
  contact: ContactInfo;
  wholeCondo: WholeCondoValues;
  rooms: Room[];
  generalValues: GeneralValues;
}

const modes = [null, 'general', 'specific_rooms'] as const;
const maximumRooms = 50;
const maximumCharacters = 500;

/** The last time a Date can hold; ids beyond it would soon be too large to count up from. */
const latestTimeMs = 8.64e15;

/** The sessionStorage key of the draft of the page at `pathname`: two pages with a wizard keep two drafts. */
export function draftKey(pathname: string): string {
  return `painting-estimator-draft:${pathname}`;
}

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {});
const readText = (value: unknown) => (typeof value === 'string' ? value.slice(0, maximumCharacters) : '');
const readFlag = (value: unknown) => value === true;

function readCount(value: unknown): number {
  const count = readAmount(value);
  return count !== null && Number.isInteger(count) && count <= maximumCount ? count : 0;
}

function readChoice<Choice>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

function readContact(value: unknown): ContactInfo {
  const contact = fieldsOf(value);
  return {
    firstName: readText(contact.firstName),
    familyName: readText(contact.familyName),
    address: readText(contact.address),
    email: readText(contact.email),
    phone: readText(contact.phone),
  };
}

function readWholeCondo(value: unknown): WholeCondoValues {
  const values = fieldsOf(value);
  return {
    doors: readCount(values.doors),
    doorFrames: readCount(values.doorFrames),
    wallSqft: readAmount(values.wallSqft),
    wallPaintType: readChoice(values.wallPaintType, paintTypes),
    hasCrownMolding: readFlag(values.hasCrownMolding),
    bathrooms: readCount(values.bathrooms),
    isTwoStory: readFlag(values.isTwoStory),
    ceilingType: readChoice(values.ceilingType, ceilingTypes),
    hasBaseboards: readFlag(values.hasBaseboards),
    hasHighCeilings: readFlag(values.hasHighCeilings),
    dens: readCount(values.dens),
    hasAccentWall: readFlag(values.hasAccentWall),
    closets: readCount(values.closets),
  };
}

function readRoomId(value: unknown): number {
  const id = readAmount(value);
  return id !== null && Number.isInteger(id) && id >= 1 && id <= latestTimeMs ? id : 1;
}

function readRoom(value: unknown, roomsBefore: readonly Room[]): Room {
  const room = fieldsOf(value);
  return {
    id: nextRoomId(roomsBefore, readRoomId(room.id)),
    wallPaintType: readChoice(room.wallPaintType, paintTypes),
    wallSqft: readAmount(room.wallSqft),
    ceilingType: readChoice(room.ceilingType, ceilingTypes),
    crownMolding: readFlag(room.crownMolding),
    baseboards: readFlag(room.baseboards),
  };
}

/** The rooms kept, with ids that differ; one new room where there are none, since the last room can never be removed (docs/behaviour.md#34-rooms). */
function readRooms(value: unknown): Room[] {
  const rooms: Room[] = [];
  for (const entry of Array.isArray(value) ? value.slice(0, maximumRooms) : []) {
    rooms.push(readRoom(entry, rooms));
  }
  return rooms.length > 0 ? rooms : [newRoom(1)];
}

function readGeneralValues(value: unknown): GeneralValues {
  const values = fieldsOf(value);
  return {
    doors: readCount(values.doors),
    doorFrames: readCount(values.doorFrames),
    bathrooms: readCount(values.bathrooms),
    dens: readCount(values.dens),
    closets: readCount(values.closets),
    isTwoStory: readFlag(values.isTwoStory),
    hasHighCeilings: readFlag(values.hasHighCeilings),
    hasAccentWall: readFlag(values.hasAccentWall),
  };
}

/** The step kept, or the last one before it for which the draft has all it takes: nobody calculates without contact info and a mode. */
function readStep(step: unknown, contact: ContactInfo, mode: EstimatorDraft['mode']): EstimatorDraft['step'] {
  const contactIsComplete = Object.keys(checkContactInfo(contact).errors).length === 0;
  if (!contactIsComplete || (step !== 2 && step !== 3)) return 1;
  return mode === null ? 2 : step;
}

/**
 * The draft written in `text` as JSON; null when it is no JSON object.
 *
 * Storage is open to everybody on the page's origin, so nothing in it is believed: a field that does not fit has its default, texts are cut
 * at 500 characters, rooms at 50, and a step that the rest of the draft does not carry is stepped back. The contact details that are `typed`
 * already count more than those kept; where they differ, the visitor is at step 1 and stays there.
 */
export function parseDraft(text: string | null, typed: Partial<ContactInfo> = {}): EstimatorDraft | null {
  const draft = parseJson(text);
  if (!isRecord(draft)) return null;
  const kept = readContact(draft.contact);
  const contact = { ...kept, ...typed };
  const isTypedAnew = JSON.stringify(contact) !== JSON.stringify(kept);
  const mode = readChoice(draft.mode, modes);
  return {
    step: isTypedAnew ? 1 : readStep(draft.step, contact, mode),
    mode,
    contact,
    wholeCondo: readWholeCondo(draft.wholeCondo),
    rooms: readRooms(draft.rooms),
    generalValues: readGeneralValues(draft.generalValues),
  };
}
