import { isElement } from '../element/node-kinds';

/**
 * Direction of an arrow key: 1 right, -1 left. 0 for other keys, with modifiers, if already handled, and in
 * controls that use arrows.
 */
export function arrowKey(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const [target] = event.composedPath();
  const usesArrows = 'input, select, textarea, video, [contenteditable]';
  if (isElement(target) && target.matches(usesArrows)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}
