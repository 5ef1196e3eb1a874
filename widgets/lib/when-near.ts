/** Distance from the viewport at which loading starts. */
const margin = '400px';

/** Calls back each time the element comes near the viewport, until the returned function is called. */
export function whenNear(element: Element, onAppearance: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) onAppearance();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
