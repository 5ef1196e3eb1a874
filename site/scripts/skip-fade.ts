/**
 * Skips the fade to the thank-you page, also by Back: it stays hidden until its guard has run, and a fade
 * that can't start logs an error.
 */
export function skipFadeToThankYou(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.entry.url?.includes('/thank-you')) viewTransition?.skipTransition();
  });
}
