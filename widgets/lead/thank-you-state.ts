import { isRecord, readAmount } from '../lib/untrusted';

/** What the thank-you page shows (docs/behaviour.md#118-thank-you-page); `toast` is a message to show once it has loaded. */
export type ThankYouState = {
  /** The lead's short id, such as `7K2Q-M4`. */
  reference?: string;
  toast?: string;
} & (
  | { type: 'contact' }
  | { type: 'estimate'; totalCost: number; originalCost: number; minimumApplied: boolean }
);

/** The sessionStorage key that hands the state to the thank-you page (docs/behaviour.md#118-thank-you-page). */
export const thankYouKey = 'painting-thank-you';

const maximumCharacters = 500;

/** `value` as a state, without anything that is no part of one; null when it is none. Storage and history may hold anything. */
export function readThankYouState(value: unknown): ThankYouState | null {
  if (!isRecord(value)) return null;
  const [reference, toast] = [readText(value.reference), readText(value.toast)];
  const texts = { ...(reference && { reference }), ...(toast && { toast }) };
  if (value.type === 'contact') return { type: 'contact', ...texts };
  const [totalCost, originalCost] = [readAmount(value.totalCost), readAmount(value.originalCost)];
  const { minimumApplied } = value;
  if (value.type !== 'estimate' || totalCost === null || originalCost === null) return null;
  return typeof minimumApplied === 'boolean'
    ? { type: 'estimate', totalCost, originalCost, minimumApplied, ...texts }
    : null;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, maximumCharacters) : '';
}
