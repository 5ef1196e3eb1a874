/** What the form or the estimator hands to the thank-you page (docs/behaviour.md#118-thank-you-page). */
export type ThankYouState =
  | { type: 'contact' }
  | { type: 'estimate'; totalCost: number; originalCost: number; minimumApplied: boolean };

/** A state just handed over, with the message that travels along, if any. */
export interface Arrival {
  state: ThankYouState;
  toast?: string;
}

/** Equals `THANK_YOU_KEY` of the tags, of which the site knows no more than what they promise. */
const key = 'painting-thank-you';

/** Takes the state out of the tab's storage, so that it counts once; null when there is none or it makes no sense. */
export function takeArrival(): Arrival | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const value: unknown = JSON.parse(text ?? 'null');
    const state = thankYouState(value);
    if (!state) return null;
    const { toast } = value as { toast?: unknown };
    return typeof toast === 'string' && toast ? { state, toast: toast.slice(0, 500) } : { state };
  } catch {
    // No storage, or not our text in it.
    return null;
  }
}

/** The value as a state, or null: storage and history may hold anything. */
export function thankYouState(value: unknown): ThankYouState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, totalCost, originalCost, minimumApplied } = value as Record<string, unknown>;
  if (type === 'contact') return { type };
  if (type !== 'estimate' || typeof minimumApplied !== 'boolean') return null;
  return isCost(totalCost) && isCost(originalCost) ? { type, totalCost, originalCost, minimumApplied } : null;
}

function isCost(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
