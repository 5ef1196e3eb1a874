import { Component, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Texts } from '../../shared/locales/en';
import { type Language, texts } from '../../shared/texts';
import { reportOnce } from './mistakes';
import { keepAlone } from './prerendered';

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
const HostContext = createContext<Host | null>(null);

/** The element's API; throws outside a painting element. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('A painting widget was rendered outside its element');
  return host;
}

/** The texts in the element's language. */
export function useTexts(): Texts {
  return texts[useHost().language];
}

/**
 * A changing text, in a new element each time. Page translators move texts into elements that React doesn't know, where
 * a change would not show.
 */
export function ChangingText({ children }: { readonly children: string }): ReactNode {
  return <span key={children}>{children}</span>;
}

interface BoundaryProperties {
  readonly tag: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: string;
}

/** Falls back to the tag's own content when a widget throws, and reports it to the integrator in one line. */
class ErrorBoundary extends Component<BoundaryProperties, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: `${error}` };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    reportOnce(`<${this.props.tag}> failed and shows its own content instead: ${failure}`);
    return <slot ref={keepAlone} />;
  }
}

/** A widget's component with any attributes, as values by name. */
export type WidgetComponent = (props: Record<string, unknown>) => ReactNode;

interface FrameProperties {
  readonly tag: string;
  readonly component: WidgetComponent;
  readonly host: Host;
  readonly props: Record<string, unknown>;
  /** Extra attributes of the base node when prerendering. */
  readonly marks?: Readonly<Record<string, string>>;
}

/**
 * Wraps every widget: error boundary, language and base node. Emits `painting-ready` once all of it works.
 */
export function Frame({ tag, component: Widget, host, props, marks }: FrameProperties): ReactNode {
  const { emit } = host;
  // Effects run inside out, so the widget's own have already run.
  useEffect(() => void emit('painting-ready'), [emit]);
  return (
    <ErrorBoundary tag={tag}>
      <HostContext.Provider value={host}>
        <div ref={keepAlone} className="base" part="base" lang={host.language} {...marks}>
          <Widget {...props} />
        </div>
      </HostContext.Provider>
    </ErrorBoundary>
  );
}
