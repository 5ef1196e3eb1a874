import { watchSight } from './watch-sight';

/** Distance from the viewport at which loading starts. */
const margin = '400px';

/** Calls back each time the element comes near the viewport, until the returned function is called. */
export function whenNear(element: Element, onAppearance: () => void): () => void {
  return watchSight(element, (isNear) => isNear && onAppearance(), margin);
}
