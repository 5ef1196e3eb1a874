import { useLayoutEffect, useState } from 'react';

type Hold = 'hover' | 'focus' | 'touch' | 'hidden';

/**
 * Whether something asks the slides to stand still: a pointer over the element or a finger on it, the focus within it,
 * or a hidden tab (SPEC 4.2, WCAG 2.2.2). Listens only while `isWatching`.
 */
export function useIsHeld(element: HTMLElement | null, isWatching: boolean): boolean {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  useLayoutEffect(() => {
    if (!element || !isWatching) return;
    const listening = new AbortController();
    const page = element.ownerDocument;
    const set = (hold: Hold, isOn: boolean) => setHolds((known) => withHold(known, hold, isOn));
    const on = (target: EventTarget, type: string, hold: Hold, isOn: () => boolean) =>
      target.addEventListener(type, () => set(hold, isOn()), { signal: listening.signal });

    // A finger leaves no pointer behind: only a real hover ends by leaving.
    on(element, 'mouseenter', 'hover', () => true);
    on(element, 'mouseleave', 'hover', () => false);
    on(element, 'focusin', 'focus', () => true);
    on(element, 'focusout', 'focus', () => false);
    on(element, 'pointerdown', 'touch', () => true);
    on(page, 'pointerup', 'touch', () => false);
    on(page, 'pointercancel', 'touch', () => false);
    on(page, 'visibilitychange', 'hidden', () => page.hidden);
    set('hover', element.matches(':hover'));
    set('focus', element.matches(':focus-within'));
    set('hidden', page.hidden);
    return () => listening.abort();
  }, [element, isWatching]);
  return holds.size > 0;
}

function withHold(known: ReadonlySet<Hold>, hold: Hold, isOn: boolean): ReadonlySet<Hold> {
  if (known.has(hold) === isOn) return known;
  const changed = new Set(known);
  if (isOn) changed.add(hold);
  else changed.delete(hold);
  return changed;
}
