import sharp from 'sharp';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { dayText } from '../../widgets/after-lead/half-days';
import type { AskedVisit, SentPhotos } from './form-tools';
import type { AddedCall } from './mail-gate';

/** A photo that a visitor sent. */
interface IntendedPhoto {
  readonly reference: string;
  /** Unique description. */
  readonly description: string;
  isTakenBack: boolean;
}

/** A visitor's additions to their leads, in order. */
export class IntendedAdditions {
  readonly #visits: AskedVisit[] = [];
  readonly #photos: IntendedPhoto[] = [];

  ask(visit: AskedVisit): void {
    this.#visits.push(visit);
  }

  send({ reference, descriptions }: SentPhotos): void {
    const isNew = (sent: string) => !this.#photos.some(({ description }) => description === sent);
    for (const description of descriptions.filter(isNew))
      this.#photos.push({ reference, description, isTakenBack: false });
  }

  takeBack(taken: string): void {
    for (const photo of this.#photos) if (photo.description === taken) photo.isTakenBack = true;
  }

  /** The last visit request for each lead, which replaces the earlier ones. */
  visits(): readonly AskedVisit[] {
    return [...new Map(this.#visits.map((visit) => [visit.reference, visit])).values()];
  }

  photos(): readonly IntendedPhoto[] {
    return this.#photos;
  }
}

/** Additions that the server stored and reported to the business. */
export interface KeptAdditions {
  readonly visits: readonly {
    readonly leadId: string;
    readonly times: readonly string[];
    readonly note: string;
  }[];
  readonly photos: readonly { readonly leadId: string; readonly description: string }[];
  /** Number of files with photos. */
  readonly files: number;
  /** Texts of the mails about it. */
  readonly mails: readonly string[];
}

/** Outcome of the additions to one visit's leads. */
export interface AddedVerdict {
  /** Visit requests and photos. */
  readonly added: number;
  readonly addedOnce: number;
  readonly addedLost: number;
  /** The server refused it for good, or the page had no storage to keep it in. */
  readonly addedRefused: number;
  /** Stored or reported more than once, or stored although it was replaced or withdrawn. */
  readonly addedDoubled: number;
  readonly addedFaults: readonly string[];
}

/** Compares the visitor's additions with those that the server has kept. */
export function judgeAdded(
  intended: IntendedAdditions,
  kept: KeptAdditions,
  calls: readonly AddedCall[],
  hasStorage: boolean,
): AddedVerdict {
  const things = [
    ...intended.visits().map((visit) => {
      const copies = kept.visits.filter(({ note }) => note === visit.note);
      const isWhole = copies.every(
        ({ leadId, times }) =>
          referenceOf(leadId) === visit.reference &&
          times.map(nameOfHalfDay).join() === visit.halfDays.join(),
      );
      return {
        name: `visit ${visit.note}`,
        wanted: 1,
        copies: copies.length,
        isWhole,
        own: callsOfVisit(visit, calls),
      };
    }),
    ...intended.photos().map(({ reference, description, isTakenBack }) => {
      const copies = kept.photos.filter((photo) => photo.description === description);
      const isWhole = copies.every(({ leadId }) => referenceOf(leadId) === reference);
      const own = callsOfPhoto(description, calls);
      return {
        name: `photo ${description}`,
        wanted: isTakenBack ? 0 : 1,
        copies: copies.length,
        isWhole,
        own,
      };
    }),
  ];
  const isExcused = ({ own }: (typeof things)[number]) => !hasStorage || own.some(isFinal);
  const lost = things.filter((thing) => !thing.isWhole || (thing.copies < thing.wanted && !isExcused(thing)));
  const refused = things.filter(
    (thing) => thing.copies !== thing.wanted && thing.copies < 2 && isExcused(thing),
  );
  const doubled = things.filter(
    (thing) => thing.copies > 1 || (thing.copies > thing.wanted && !isExcused(thing)),
  );
  const strays =
    kept.photos.length === kept.files ? [] : [`${kept.files} files of ${kept.photos.length} photos`];
  const hasTakenBack = intended.photos().some(({ isTakenBack }) => isTakenBack);
  const told = kept.mails.map((text) => text.replace(/https?:\S+/g, ''));
  const toldTwice = hasTakenBack ? [] : told.filter((text, index) => told.indexOf(text) < index);
  return {
    added: things.length,
    addedOnce: things.filter(({ copies, wanted, isWhole }) => copies === wanted && isWhole).length,
    addedLost: lost.length,
    addedRefused: refused.length,
    addedDoubled: doubled.length + strays.length + toldTwice.length,
    addedFaults: [
      ...lost.map(({ name }) => `lost or changed: ${name}`),
      ...doubled.map(({ name, copies, wanted }) => `kept ${copies} times instead of ${wanted}: ${name}`),
      ...strays,
      ...toldTwice.map((text) => `told twice: ${text.slice(0, 300)}`),
    ],
  };
}

/** Whether the server has accepted or refused all additions. */
export function hasAllAddedArrived(intended: IntendedAdditions, calls: readonly AddedCall[]): boolean {
  const isOver = (own: readonly AddedCall[]) => own.some((call) => call.isTaken || isFinal(call));
  return (
    intended.visits().every((visit) => isOver(callsOfVisit(visit, calls))) &&
    intended.photos().every(({ description, isTakenBack }) => {
      const own = callsOfPhoto(description, calls);
      return isOver(own.filter(({ method }) => method === (isTakenBack ? 'DELETE' : 'PUT')));
    })
  );
}

/** Pictures from a phone, with GPS coordinates. */
export function drawPhotos(count: number): Promise<Buffer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => drawPhoto({ r: 40 * index, g: 90, b: 40 })));
}

/** A photo of one colour, which differs from those of other colours. */
export function drawPhoto(background: Readonly<Record<'r' | 'g' | 'b', number>>): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
}

function callsOfVisit({ note }: AskedVisit, calls: readonly AddedCall[]): readonly AddedCall[] {
  return calls.filter(({ wish }) => wish.includes(note));
}

/** Only the calls that send a photo have its description. */
function callsOfPhoto(description: string, calls: readonly AddedCall[]): readonly AddedCall[] {
  const paths = calls
    .filter(({ url }) => url.searchParams.get('description') === description)
    .map(({ url }) => url.pathname);
  return calls.filter(({ url }) => paths.includes(url.pathname));
}

function isFinal({ status }: AddedCall): boolean {
  return [400, 409, 413, 415, 422, 507].includes(status);
}

/** A half-day as its button names it. */
function nameOfHalfDay(id: string): string {
  const half = id.endsWith('am') ? 'morning' : 'afternoon';
  return `${dayText(id.slice(0, 10), 'en', 'long')}, ${afterLeadTexts.en.halves[half]}`;
}

function referenceOf(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`;
}
