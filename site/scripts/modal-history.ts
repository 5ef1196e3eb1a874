import { enterLayer, leaveLayer } from './history-layer';

/** Makes Back close the quote modal (docs/behaviour.md#12-every-page). */
export function closeModalOnBack(): void {
  document.addEventListener('painting-open', ({ target }) => enterLayer(() => close(target)));
  document.addEventListener('painting-close', leaveLayer);
}

function close(modal: EventTarget | null): void {
  if (modal && 'close' in modal && typeof modal.close === 'function') modal.close();
}
