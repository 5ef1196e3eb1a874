import { type RefObject, useLayoutEffect, useState } from 'react';

/** A carousel narrower than this is 'mobile' (docs/behaviour.md#115-carousels). */
export const narrowBelowPx = 640;

/**
 * Whether a carousel is itself narrow, whatever the window's width; undefined until it has been measured. While it is hidden it
 * has no width, and the last answer stays.
 * The ruler is an empty node without height: observing a node that grows with the answer would report a loop.
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
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(node);
    return () => observer.disconnect();
  }, [ruler]);
  return isNarrow;
}
