import { Component, type ReactNode } from 'react';
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
export class ErrorBoundary extends Component<Properties, State> {
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
