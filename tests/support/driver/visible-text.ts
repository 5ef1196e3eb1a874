/** The text that a visitor sees within a place of the page, through shadow roots; a question's hidden answer is left out. Runs in the page. */
export function visibleText(place: string): string {
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return '';
    const element = node as HTMLElement;
    if (element.localName === 'style' || element.localName === 'script') return '';
    const hasBox = getComputedStyle(element).display !== 'contents';
    if (hasBox && !element.checkVisibility()) return '';
    const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    const inside = slotted.length > 0 ? slotted : [...(element.shadowRoot ?? element).childNodes];
    return inside.map(textOf).join(' ');
  };
  return [...document.querySelectorAll(place)].map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
