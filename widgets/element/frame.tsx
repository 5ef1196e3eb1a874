import { Component, type ReactNode, useEffect } from 'react';
import { type Host, HostContext } from './host';
import { keepAlone } from './prerendered';
import { reportOnce } from './report-once';

interface Properties {
  readonly tag: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: string;
}

/** Falls back to the tag's own content when a widget throws, and reports it to the integrator in one line. */
class ErrorBoundary extends Component<Properties, State> {
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
