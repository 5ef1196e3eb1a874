import { isRecord, parseJson } from '../../shared/untrusted';
import { jsonText } from '../lib/replaced-built-ins';
import { readSession, writeSession } from '../lib/storage';

/** A visitor's additions to a lead, sent or on their way. */
export interface AddedThings {
  /** Ids of half-days. */
  readonly times: readonly string[];
  readonly note: string;
  /** When both were sent, in milliseconds since 1970; 0 if never. */
  readonly sentAt: number;
  readonly photos: readonly { readonly id: string; readonly description: string }[];
}

export const nothingAdded: AddedThings = { times: [], note: '', sentAt: 0, photos: [] };

/** Additions to a lead that this tab remembers, so a reload still shows them. */
export function readAdded(leadId: string): AddedThings {
  const kept = parseJson(readSession('painting-after-lead'));
  if (!isRecord(kept) || kept.leadId !== leadId) return nothingAdded;
  const { times, note, sentAt, photos } = kept;
  return {
    times: Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [],
    note: typeof note === 'string' ? note : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
    photos: Array.isArray(photos)
      ? photos
          .filter(isRecord)
          .map(({ id, description }) => ({ id: String(id), description: String(description) }))
      : [],
  };
}

/** Lets this tab remember what was added to a lead. */
export function rememberAdded(leadId: string, added: AddedThings): void {
  writeSession('painting-after-lead', jsonText({ leadId, ...added }));
}
