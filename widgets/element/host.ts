import { createContext, useContext } from 'react';
import type { Language } from '../../shared/language';

/** What a component can use of the element that it is drawn in. */
export interface Host {
  /** The language of the strings: the nearest `lang` up the tree. */
  readonly language: Language;
  /** Makes the ids of this instance differ from all others on the page. */
  readonly idPrefix: string;
  /** Aborts when the element has left the document for good. */
  readonly signal: AbortSignal;
  /** The custom element, for what must live in the page's own tree; null while a page is prerendered. */
  readonly element: HTMLElement | null;
  /** The element, for reading its children; while a page is prerendered, the parser's node for it. */
  readonly content: HTMLElement;
  /**
   * Sends an event from the element, bubbling and composed (docs/tags.md#events).
   * Returns false when it was cancelable and the page prevented its default.
   */
  emit(type: string, detail?: object, options?: { readonly cancelable: boolean }): boolean;
  /** Implements the element's public methods until the returned function is called. */
  handle(methods: Readonly<Record<string, (value?: unknown) => void>>): () => void;
}

/** Provided by the element layer around every widget's component. */
export const HostContext = createContext<Host | null>(null);

/** The host of the component that calls it; throws outside of a painting element. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('A painting widget was drawn outside its element');
  return host;
}

/** Picks the strings of the element's language from a widget's `strings.ts`. */
export function useStrings<Strings>(strings: Readonly<Record<Language, Strings>>): Strings {
  return strings[useHost().language];
}
