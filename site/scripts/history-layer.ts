/** Closes what lies over the page, while something does. */
let closeLayer: (() => void) | undefined;
/** Whether the entry of a closed layer is on its way out, which takes the browser a moment. */
let isLeaving = false;

addEventListener('popstate', () => {
  if (isLeaving) {
    isLeaving = false;
    // What has opened in this moment needs an entry of its own.
    if (closeLayer) addEntry();
    return;
  }
  const close = closeLayer;
  closeLayer = undefined;
  close?.();
});

/** Something has opened over the page: from now on Back calls `close` instead of leaving the page (docs/behaviour.md#12-every-page). */
export function enterLayer(close: () => void): void {
  if (!closeLayer && !isLeaving) addEntry();
  closeLayer = close;
}

/** It was closed by other means, and needs its history entry no more. */
export function leaveLayer(): void {
  if (!closeLayer) return;
  closeLayer = undefined;
  isLeaving = true;
  history.back();
}

/** The visitor goes elsewhere from it: the next page takes the place of its entry. */
export function leaveLayerTo(url: string): void {
  closeLayer = undefined;
  location.replace(url);
}

function addEntry(): void {
  history.pushState(history.state, '');
}
