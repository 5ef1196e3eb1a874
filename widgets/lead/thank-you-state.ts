/** What the thank-you page says (docs/behaviour.md#118-thank-you-page); `toast` is a message that is still to be seen there. */
export type ThankYouState =
  | { type: 'contact'; toast?: string }
  | { type: 'estimate'; totalCost: number; originalCost: number; minimumApplied: boolean; toast?: string };

/** The sessionStorage key under which the state travels to the thank-you page (docs/behaviour.md#118-thank-you-page). */
export const thankYouKey = 'painting-thank-you';
