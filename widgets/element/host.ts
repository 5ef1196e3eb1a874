import { createContext, useContext } from 'react';
import type { Language } from '../lib/language';

/** What a component may know and ask of the element that it is drawn in. */
export interface Host {
  /** The language of the strings: the nearest `lang` up the tree. */
  readonly language: Language;
  /** Sets one instance's ids apart from every other's on the page. */
  readonly idPrefix: string;
  /** Aborts when the element has left the document for good. */
  readonly signal: AbortSignal;
  /** The custom element, for what must live in the page's own tree; null while a page is prerendered. */
  readonly element: HTMLElement | null;
  /** What the element holds in the page, to be read: the element, or its like in the text of a page that is prerendered. */
  readonly content: HTMLElement;
  /**
   * Sends an event from the element, bubbling and composed (docs/tags.md#events).
   * Returns false when it was cancelable and the page prevented its default.
   */
  emit(type: string, detail?: object, options?: { readonly cancelable: boolean }): boolean;
  /** Makes the element's public methods answer, until the returned function is called. */
  handle(methods: Readonly<Record<string, () => void>>): () => void;
}

/** Provided by the element layer around every widget's component. */
export const HostContext = createContext<Host | null>(null);

/** The element that the calling component is drawn in; throws outside of one. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('A painting widget was drawn outside its element');
  return host;
}

/** Picks the strings of the element's language from a widget's `strings.ts`. */
export function useStrings<Strings>(strings: Readonly<Record<Language, Strings>>): Strings {
  return strings[useHost().language];
}
