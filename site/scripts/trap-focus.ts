/** Wraps Tab from the last focusable element of the given parts to the first, and Shift+Tab back. */
export function trapFocus(parts: HTMLElement[], event: KeyboardEvent): void {
  const stops = parts.flatMap(focusable);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? first : last;
  const arriving = event.shiftKey ? last : first;
  if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  arriving?.focus();
}

function focusable(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')].filter((element) =>
    element.checkVisibility(),
  );
}
