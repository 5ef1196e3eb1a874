import { createContext, useContext } from 'react';
import type { Texts } from '../../shared/locales/en';
import type { Language } from '../../shared/texts';
import { texts } from '../../shared/texts';

/** The element's API for its component. */
export interface Host {
  /** Language of the strings, from the closest `lang`. */
  readonly language: Language;
  /** Keeps this instance's ids unique on the page. */
  readonly idPrefix: string;
  /** Aborts on final removal from the document. */
  readonly signal: AbortSignal;
  /** The custom element, for content in the page's own tree; null when prerendering. */
  readonly element: HTMLElement | null;
  /** The element, for reading its children; when prerendering, the parser's node. */
  readonly content: HTMLElement;
  /**
   * Dispatches a bubbling, composed event (docs/tags.md#events). Returns false if the page prevented a
   * cancelable event.
   */
  emit(type: string, detail?: object, options?: { readonly cancelable: boolean }): boolean;
  /** Implements public methods until the returned function is called. */
  handle(methods: Readonly<Record<string, (value?: unknown) => void>>): () => void;
}

/** Provided by the element around each component. */
export const HostContext = createContext<Host | null>(null);

/** The element's API; throws outside a painting element. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('A painting widget was drawn outside its element');
  return host;
}

/** The texts in the element's language. */
export function useTexts(): Texts {
  return texts[useHost().language];
}
