import { isRecord, parseJson, readAmount } from './untrusted';

/** What the thank-you page says (SPEC 3, 'Thank-you navigation state'); `toast` is a message that is still to be seen there. */
export type ThankYouState =
  | { type: 'contact'; toast?: string }
  | { type: 'estimate'; totalCost: number; originalCost: number; minimumApplied: boolean; toast?: string };

/** The sessionStorage key under which the state travels to the thank-you page (DECISIONS 13). */
export const THANK_YOU_KEY = 'painting-thank-you';

const maximumToastCharacters = 500;

function readToast(toast: unknown): { toast?: string } {
  return typeof toast === 'string' && toast !== '' ? { toast: toast.slice(0, maximumToastCharacters) } : {};
}

function readEstimate(state: Record<string, unknown>): ThankYouState | null {
  const totalCost = readAmount(state.totalCost);
  const originalCost = readAmount(state.originalCost);
  const { minimumApplied } = state;
  if (totalCost === null || originalCost === null || typeof minimumApplied !== 'boolean') return null;
  return { type: 'estimate', totalCost, originalCost, minimumApplied, ...readToast(state.toast) };
}

/** The state written in `text` as JSON, or null when it is none that the guard of the thank-you page lets through (SPEC 4.8). */
export function parseThankYouState(text: string | null): ThankYouState | null {
  const state = parseJson(text);
  if (!isRecord(state)) return null;
  if (state.type === 'contact') return { type: 'contact', ...readToast(state.toast) };
  return state.type === 'estimate' ? readEstimate(state) : null;
}
