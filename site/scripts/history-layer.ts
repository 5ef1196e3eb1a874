/** Closes the open layer, if any. */
let closeLayer: (() => void) | undefined;
/** Whether a closed layer's history entry is still being removed, which is asynchronous. */
let isLeaving = false;

addEventListener('popstate', () => {
  if (isLeaving) {
    isLeaving = false;
    // A layer opened meanwhile needs its own entry.
    if (closeLayer) addEntry();
    return;
  }
  const close = closeLayer;
  closeLayer = undefined;
  close?.();
});

/**
 * Registers a layer over the page: Back now calls `close` instead of leaving
 * (docs/behaviour.md#12-every-page).
 */
export function enterLayer(close: () => void): void {
  if (!closeLayer && !isLeaving) addEntry();
  closeLayer = close;
}

/** Removes the layer's history entry after it closed by other means. */
export function leaveLayer(): void {
  if (!closeLayer) return;
  closeLayer = undefined;
  isLeaving = true;
  history.back();
}

/** Navigates from an open layer; the next page replaces its history entry. */
export function leaveLayerTo(url: string): void {
  closeLayer = undefined;
  location.replace(url);
}

function addEntry(): void {
  history.pushState(history.state, '');
}

/** Makes Back close the quote modal (docs/behaviour.md#12-every-page). */
export function closeModalOnBack(): void {
  document.addEventListener('painting-open', ({ target }) => enterLayer(() => close(target)));
  document.addEventListener('painting-close', leaveLayer);
}

function close(modal: EventTarget | null): void {
  if (modal && 'close' in modal && typeof modal.close === 'function') modal.close();
}
