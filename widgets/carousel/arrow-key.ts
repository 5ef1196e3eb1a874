import { isElement } from '../element/node-kinds';

/**
 * Which way an arrow key points: 1 for right, -1 for left. 0 for any other key, for a key with a modifier, for one that
 * the page has handled already, and where arrows move a caret or change a choice.
 */
export function arrowKey(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const [target] = event.composedPath();
  const usesArrows = 'input, select, textarea, video, [contenteditable]';
  if (isElement(target) && target.matches(usesArrows)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}
