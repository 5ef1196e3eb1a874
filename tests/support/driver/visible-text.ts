/** Visible text of part of a page, through shadow roots, without closed answers. Runs in the page. */
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
