/** Lets the pointer rest on each message at the corner, which stays for as long. Runs in the page, so it stands alone. */
export function restOnMessages(): void {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const message of roots.flatMap((root) => [...root.querySelectorAll('[role=alert]')])) {
    for (let node: Element | null = message; node; node = node.parentElement) {
      node.dispatchEvent(new MouseEvent('mouseenter'));
    }
    message.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}
