import type { ReactNode } from 'react';

/** The live region of a tag. Render it once, inside the dialog if the tag has one: the rest of the page is inert then. */
export function Announcer(): ReactNode {
  return <div className="visually-hidden announcer" role="status" />;
}

/** A message is left for a visitor who reads on, then taken away. */
const stayMs = 5_000;

/** Says a message to screen readers, if there is one; the same one again, too. */
export function announce(element: HTMLElement | null, message: string | null): void {
  if (!message) return;
  const words = document.createElement('p');
  words.textContent = message;
  element?.shadowRoot?.querySelector('.announcer')?.replaceChildren(words);
  setTimeout(() => words.remove(), stayMs);
}
