import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from './error-boundary';
import { type Host, HostContext } from './host';
import { keepAlone } from './prerendered';

/** A widget's component, whatever its attributes are: to the element they are just values by name. */
export type WidgetComponent = (props: Record<string, unknown>) => ReactNode;

interface FrameProperties {
  readonly tag: string;
  readonly component: WidgetComponent;
  readonly host: Host;
  readonly props: Record<string, unknown>;
  /** Additional attributes of the base node, while a page is prerendered. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** What surrounds the widget in every tag: error boundary, language and the base node. Once all of it works it says so. */
export function Frame({ tag, component: Widget, host, props, marks }: FrameProperties): ReactNode {
  const { emit } = host;
  // Effects run from the inside out: the widget's own have run by now.
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
