import type { Language } from '../../shared/language';
import { businessLanguage } from './business-language';

/** The language of the nearest `lang` attribute up the tree, through shadow roots; the default when there is none. */
export function nearestLanguage(element: Element): Language {
  for (let node: Element | null = element; node; ) {
    const holder: Element | null = node.closest('[lang]');
    if (holder) return businessLanguage(holder.getAttribute('lang'));
    const root: Node = node.getRootNode();
    node = (root as Partial<ShadowRoot>).host ?? null;
  }
  return businessLanguage(null);
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back whenever a `lang` of the page changes, until the signal aborts. One observer serves all. */
export function onLanguageChange(listener: () => void, signal: AbortSignal): void {
  if (listeners.size === 0) {
    observer = new MutationObserver(() => {
      for (const notify of listeners) notify();
    });
    observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  });
}
