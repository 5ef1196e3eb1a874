import { type RefObject, useLayoutEffect } from 'react';

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Adds native listeners to an element that contains a slot. React's own miss the events of slotted nodes, whose
 * ancestors are the page's.
 */
export function useListeners(target: RefObject<HTMLElement | null>, listeners: Listeners): void {
  // After every render: the listeners are new each time, and the element may be, too.
  useLayoutEffect(() => {
    const added = Object.entries(listeners) as [string, EventListener][];
    const element = target.current;
    for (const [type, listener] of added) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of added) element?.removeEventListener(type, listener);
    };
  });
}
