/** Simulates leaving the page, which saves pending state. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide'));
}
