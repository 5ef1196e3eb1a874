/** Distance from the viewport at which loading starts. */
const nearMargin = '400px';

/**
 * Calls back when an element comes into view or leaves it, and once at first, until the returned function is
 * called. `margin` is the distance from the viewport that still counts. Never calls in jsdom, which has no
 * layout.
 */
export function watchSight(
  element: Element,
  onChange: (isInView: boolean) => void,
  margin = '0px',
): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver((entries) => onChange(Boolean(entries.at(-1)?.isIntersecting)), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back each time the element comes near the viewport, until the returned function is called. */
export function whenNear(element: Element, onAppearance: () => void): () => void {
  return watchSight(element, (isNear) => isNear && onAppearance(), nearMargin);
}
