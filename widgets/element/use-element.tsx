import { Component, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Texts } from '../../shared/locales/en';
import { type Language, texts } from '../../shared/texts';
import { reportOnce } from './mistakes';
import { keepAlone } from './prerendered';

/** What the element gives its component. */
export interface ElementContext {
  /** Language of the strings, from the closest `lang`. */
  readonly language: Language;
  /** Value of `lang` for texts that the page gives to the tag, which the tag may not speak. */
  readonly pageLang: string | undefined;
  /** Level of the tag's own headings, from 1 to 6. */
  readonly headingLevel: number;
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
const CurrentElement = createContext<ElementContext | null>(null);

/** What the element gives; throws outside a painting element. */
export function useElement(): ElementContext {
  const context = useContext(CurrentElement);
  if (!context) throw new Error('A painting widget was rendered outside its element');
  return context;
}

/** The texts in the element's language. */
export function useTexts(): Texts {
  return texts[useElement().language];
}

/** The elements of the tag's own headings and of those of the sections below them (docs/tags.md#attributes). */
export function useHeadings() {
  const { headingLevel } = useElement();
  return [`h${headingLevel}`, `h${Math.min(headingLevel + 1, 6)}`] as unknown as readonly ['h2', 'h3'];
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
  readonly context: ElementContext;
  readonly props: Record<string, unknown>;
  /** Extra attributes of the base node when prerendering. */
  readonly marks?: Readonly<Record<string, string>>;
}

/**
 * Wraps every widget: error boundary, language and base node. Emits `painting-ready` once all of it works.
 */
export function Frame({ tag, component: Widget, context, props, marks }: FrameProperties): ReactNode {
  const { emit } = context;
  // Effects run inside out, so the widget's own have already run.
  useEffect(() => void emit('painting-ready'), [emit]);
  return (
    <ErrorBoundary tag={tag}>
      <CurrentElement.Provider value={context}>
        <div ref={keepAlone} className="base" part="base" lang={context.language} {...marks}>
          <Widget {...props} />
        </div>
      </CurrentElement.Provider>
    </ErrorBoundary>
  );
}
