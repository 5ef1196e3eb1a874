/**
 * Goes to the thank-you page without the fade, by a form as by Back: it is not drawn before its guard, and a fade into it
 * that cannot begin would be reported as an error.
 */
export function skipFadeToThankYou(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.entry.url?.includes('/thank-you')) viewTransition?.skipTransition();
  });
}
