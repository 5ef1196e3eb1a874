/** What happens in a page that the visitor leaves: what waits to be stored is stored. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide'));
}
