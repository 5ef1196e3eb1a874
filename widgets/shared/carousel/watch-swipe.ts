/** A finger that has moved less has tapped. */
const SLOP_PX = 8;

/** What is told of a finger that draws slides sideways, in pixels from where it came down. */
export interface SwipeWatcher {
  canStart(): boolean;
  onDrag(byPx: number): void;
  /** 0 when the browser took the finger over, to scroll the page. */
  onEnd(byPx: number): void;
}

/**
 * Follows one finger or pen on a box until the signal aborts; a mouse is left to select text and to drag links.
 * The box's `touch-action: pan-y` keeps vertical scrolling the browser's.
 */
export function watchSwipe(
  box: HTMLElement,
  { canStart, onDrag, onEnd }: SwipeWatcher,
  signal: AbortSignal,
): void {
  let start: { readonly id: number; readonly x: number } | undefined;
  let isDragging = false;

  const on = (type: string, listener: (event: PointerEvent) => void) =>
    box.addEventListener(type, (event) => listener(event as PointerEvent), { signal });
  const end = (byPx: number) => {
    if (isDragging) onEnd(byPx);
    start = undefined;
    isDragging = false;
  };

  on('pointerdown', ({ pointerType, isPrimary, pointerId, clientX }) => {
    if (pointerType !== 'mouse' && isPrimary && canStart()) start = { id: pointerId, x: clientX };
  });
  on('pointermove', ({ pointerId, clientX }) => {
    if (start?.id !== pointerId) return;
    const byPx = clientX - start.x;
    isDragging ||= Math.abs(byPx) > SLOP_PX;
    if (isDragging) onDrag(byPx);
  });
  on('pointerup', ({ pointerId, clientX }) => {
    if (start?.id === pointerId) end(clientX - start.x);
  });
  on('pointercancel', () => end(0));
}
