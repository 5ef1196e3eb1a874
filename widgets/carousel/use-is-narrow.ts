import { type RefObject, useLayoutEffect, useState } from 'react';

/** Narrower carousels are 'mobile' (docs/behaviour.md#115-carousels). */
export const narrowBelowPx = 640;

/**
 * Whether the carousel itself is narrow, whatever the window; undefined until measured. Keeps the last result
 * while hidden. The ruler is an empty node without height, because observing one that grows with the result
 * would loop.
 */
export function useIsNarrow(ruler: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNarrow, setIsNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const node = ruler.current;
    if (!node) return;
    const measure = (widthPx: number) => {
      if (widthPx > 0) setIsNarrow(widthPx < narrowBelowPx);
    };
    measure(node.offsetWidth);
    if (!('ResizeObserver' in window)) return; // jsdom
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(node);
    return () => observer.disconnect();
  }, [ruler]);
  return isNarrow;
}
