/** What the thank-you page says (SPEC 3, 'Thank-you navigation state'); `toast` is a message that is still to be seen there. */
export type ThankYouState =
  | { type: 'contact'; toast?: string }
  | { type: 'estimate'; totalCost: number; originalCost: number; minimumApplied: boolean; toast?: string };

/** The sessionStorage key under which the state travels to the thank-you page (DECISIONS 13). */
export const thankYouKey = 'painting-thank-you';
