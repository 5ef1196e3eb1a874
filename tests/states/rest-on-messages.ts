/** Pauses every toast's timer, as hovering does. Runs in the page, so it must be self-contained. */
export function restOnMessages(): void {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const clock of roots.flatMap((root) => [...root.querySelectorAll('.toast__clock')])) {
    for (const animation of clock.getAnimations()) animation.pause();
  }
}
