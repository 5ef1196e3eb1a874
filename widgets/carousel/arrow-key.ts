import { isElement } from '../element/node-kinds';

/**
 * The way an arrow key points, in pixels' sense: 1 right, -1 left; 0 for any other key, with a modifier, for a key that
 * the page has dealt with, and where arrows move a caret or a choice.
 */
export function arrowKey(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const [target] = event.composedPath();
  const usesArrows = 'input, select, textarea, video, [contenteditable]';
  if (isElement(target) && target.matches(usesArrows)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}
