/** Stops the clock of each message at the corner, as a pointer that rests on it does. Runs in the page, so it stands alone. */
export function restOnMessages(): void {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const clock of roots.flatMap((root) => [...root.querySelectorAll('.toast__clock')])) {
    for (const animation of clock.getAnimations()) animation.pause();
  }
}
