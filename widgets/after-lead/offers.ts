import { visits } from 'virtual:business-settings';
import { type HalfDay, halfDaysAhead } from '../../shared/half-days';
import { isRecord } from '../../shared/untrusted';
import { isHalfDay } from './half-days';
import type { SafeLead } from './safe-lead';

/** The additions that a visitor can make to a lead. */
export interface Offers {
  readonly halfDays: readonly HalfDay[];
  readonly photos: boolean;
  /** The business's own calendar, instead of half-days. */
  readonly bookingUrl?: string | undefined;
}

const timeoutMs = 10_000;

/**
 * The additions to offer for a lead, from the business's server or, with an outside mail service, from the business's
 * settings. None if the server doesn't answer.
 */
export async function fetchOffers({ leadsUrl, hasVisits, hasPhotos }: SafeLead): Promise<Offers> {
  const { halfDays, photos } = leadsUrl ? await answerOf(leadsUrl) : ownOffers();
  return {
    halfDays: hasVisits && Array.isArray(halfDays) ? halfDays.filter(isHalfDay) : [],
    photos: hasPhotos && photos === true,
    bookingUrl: hasVisits ? visits?.bookingUrl : undefined,
  };
}

function ownOffers(): Readonly<Record<string, unknown>> {
  return { halfDays: visits ? halfDaysAhead(visits, visits.timeZone, Date.now()) : [] };
}

async function answerOf(leadsUrl: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL('visits', leadsUrl), { credentials: 'omit', signal });
    const offers: unknown = answer.ok && (await answer.json());
    return isRecord(offers) ? offers : {};
  } catch {
    return {};
  }
}
