import { Component, type ReactNode } from 'react';
import { reportOnce } from './report-once';

interface Properties {
  readonly tag: string;
  readonly children: ReactNode;
}

/** Shows the tag's own content again when a widget's code throws, and reports it to the integrator in one line. */
export class ErrorBoundary extends Component<Properties, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportOnce(`<${this.props.tag}> failed and shows its own content instead: ${error}`);
  }

  override render(): ReactNode {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
