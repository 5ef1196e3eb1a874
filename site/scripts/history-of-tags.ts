import { enterLayer, leaveLayer } from './history-layer';

/** Lets Back close the quote modal, and lead from the thank-you of an estimate to the wizard (docs/behaviour.md#12-every-page). */
export function keepHistoryOfTags(): void {
  document.addEventListener('painting-open', ({ target }) => enterLayer(() => close(target)));
  document.addEventListener('painting-close', leaveLayer);
  document.addEventListener('painting-success', (event) => {
    // The estimator replaces its own entry by the thank-you page: with another one before it, the wizard can be gone back to.
    if (isEstimate(event)) history.pushState(history.state, '');
  });
}

function close(modal: EventTarget | null): void {
  if (modal && 'close' in modal && typeof modal.close === 'function') modal.close();
}

function isEstimate(event: Event): boolean {
  return 'detail' in event && (event as CustomEvent<{ readonly type?: unknown }>).detail.type === 'estimate';
}
