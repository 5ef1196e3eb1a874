const mark = 'data-painting-copy';

/**
 * Puts the page's words of consent into their slot, which only a tag's own children reach: an editor may have wrapped
 * `slot="consent"` in a paragraph or a box. Copies them to a child of the tag, so that the page's markup stays whole.
 */
export function placeConsent(tag: HTMLElement): void {
  const all = [...tag.querySelectorAll<HTMLElement>('[slot=consent]')];
  const copy = all.find((words) => words.hasAttribute(mark));
  const words = all.find((found) => found !== copy);
  const isWrapped = words && words.parentElement !== tag;
  if (isWrapped && copy?.innerHTML === words.innerHTML) return;
  copy?.remove();
  if (!isWrapped) return;
  const made = words.cloneNode(true) as HTMLElement;
  made.setAttribute(mark, '');
  made.removeAttribute('id');
  tag.append(made);
}
