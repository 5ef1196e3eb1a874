import type { EstimateBody } from '../../shared/estimate-body';
import { type FieldName, type FieldValue, makeValues, type Section } from '../../shared/fields';
import { roomWallSqft } from '../../shared/measured-walls';
import { fieldOfOption, JobError, optionsOf, readNumber, readValue } from './job-options';
import type { Rates } from './rates';
import { homeWallSqft } from './wall-area';

/** A job as the contractor describes it in words. */
export interface Job {
  readonly body: EstimateBody;
  /** How each wall area was found: '12 by 12 ft, 8 ft high: 384 sq ft of wall'. */
  readonly sizes: readonly string[];
}

type Chosen = Partial<Record<FieldName, FieldValue>>;

/** A room, condo or home with the options named after it. */
interface Place {
  readonly kind: 'room' | 'condo' | 'home';
  size: string | undefined;
  heightFeet: number;
  readonly chosen: Chosen;
}

/**
 * Reads a job such as `room 12x12 ceiling=stipple room 10x14 doors=2`, `condo 900 paint=refresh` or `home 1500 baseboards`.
 * A room's size is length x width in feet, that of a home or condo its floor in square feet; `wall=` gives the wall figure
 * itself. Throws a JobError.
 */
export function parseJob(words: readonly string[], rates: Rates): Job {
  const places: Place[] = [];
  const general: Chosen = {};
  for (const word of words) {
    const place = places.at(-1);
    if (isPlaceKind(word)) {
      places.push({ kind: word, size: undefined, heightFeet: rates.usualWalls.height.feet, chosen: {} });
    } else if (!place) {
      throw new JobError(`'${word}' comes before any place. ${howToBegin}`);
    } else if (/^\d/.test(word)) {
      place.size = word;
    } else {
      readOption(word, place, general);
    }
  }
  return makeJob(places, general, rates);
}

const howToBegin = 'Begin with room 12x12, condo 900 or home 1500.';

function isPlaceKind(word: string): word is Place['kind'] {
  return word === 'room' || word === 'condo' || word === 'home';
}

function readOption(word: string, place: Place, general: Chosen): void {
  const [name = '', text] = word.split('=');
  if (name === 'height' && place.kind === 'room') {
    place.heightFeet = readNumber(name, text);
    return;
  }
  const isRoom = place.kind === 'room';
  const inPlace = fieldOfOption(isRoom ? 'room' : 'wholeCondo', name);
  const field = inPlace ?? (isRoom ? fieldOfOption('general', name) : undefined);
  if (!field) {
    const known = isRoom
      ? `${optionsOf('room')} height; for all rooms: ${optionsOf('general')}`
      : optionsOf('wholeCondo');
    throw new JobError(`'${name}' is not an option of a ${place.kind}. Options: ${known}`);
  }
  (inPlace ? place.chosen : general)[field] = readValue(name, text, field);
}

function makeJob(places: readonly Place[], general: Chosen, rates: Rates): Job {
  const [first] = places;
  if (!first) throw new JobError(`What is to be painted? ${howToBegin}`);
  if (places.some(({ kind }) => kind !== 'room') && places.length > 1) {
    throw new JobError('A home or condo is a job of its own: leave out the other places');
  }
  const areas = places.map((place) => measure(place, rates));
  const sizes = areas.map(({ description }) => description);
  if (first.kind !== 'room') {
    const wallSqft = areas[0]?.wallSqft;
    const values = valuesOf('wholeCondo', first.chosen);
    return { sizes, body: { estimationType: 'general', ...values, wallSqft } };
  }
  const rooms = places.map((place, index) => ({
    ...valuesOf('room', place.chosen),
    id: index + 1,
    wallSqft: areas[index]?.wallSqft,
  }));
  const generalValues = valuesOf('general', general);
  return { sizes, body: { estimationType: 'specific_rooms', rooms, generalValues } };
}

function valuesOf<In extends Section>(section: In, chosen: Chosen) {
  return makeValues(section, (name, field) => chosen[name] ?? field.default);
}

/** The wall area of a place; undefined where it is left to the rates. */
function measure(place: Place, rates: Rates): { wallSqft: number | undefined; description: string } {
  const { kind, size, heightFeet, chosen } = place;
  if (typeof chosen.wallSqft === 'number') {
    return { wallSqft: chosen.wallSqft, description: `${chosen.wallSqft} sq ft of wall` };
  }
  if (size === undefined) return { wallSqft: undefined, description: 'no size given' };
  if (kind === 'room') return measureRoom(size, heightFeet);
  const floorSqft = Number(size);
  if (!Number.isFinite(floorSqft)) {
    throw new JobError(
      `The floor of a ${kind} is one figure in square feet, such as ${kind} 900, not ${size}`,
    );
  }
  const wallSqft = homeWallSqft(floorSqft, rates);
  const { percent } = rates.usualWalls.wallsOfFloor;
  return {
    wallSqft,
    description: `${floorSqft} sq ft of floor: ${wallSqft} sq ft of wall, ${percent} percent of it`,
  };
}

function measureRoom(size: string, heightFeet: number) {
  const match = /^(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)$/i.exec(size);
  if (!match) {
    throw new JobError(`The size of a room is length x width in feet, such as room 12x12, not ${size}`);
  }
  const [, length, width] = match;
  const wallSqft = roomWallSqft({ lengthFeet: Number(length), widthFeet: Number(width), heightFeet });
  return {
    wallSqft,
    description: `${length} by ${width} ft, ${heightFeet} ft high: ${wallSqft} sq ft of wall`,
  };
}
