import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { type Host, HostContext } from './host';

/** What a root draws: the parsed attributes, and the host that the component uses. */
export interface View {
  readonly host: Host;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What a root needs of the element it is drawn in. */
export interface RootElement extends HTMLElement {
  readonly component: (props: Record<string, unknown>) => ReactNode;
  view(): View;
  /** Calls back with each new view until the returned function is called. */
  watch(notify: (view: View) => void): () => void;
}

/** The component that r2wc mounts in every tag. */
export function Root({ container }: { readonly container?: HTMLElement }): ReactNode {
  // What r2wc passes is the shadow root.
  const element = (container as Node as ShadowRoot).host as RootElement;
  const [view, setView] = useState(() => element.view());
  useEffect(() => element.watch(setView), [element]);
  return <Frame tag={element.localName} component={element.component} {...view} />;
}

interface FrameProperties extends View {
  readonly tag: string;
  readonly component: RootElement['component'];
  /** Additional attributes of the base node, while a page is prerendered. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** What surrounds the widget in every tag: error boundary, language and the base node. */
export function Frame({ tag, component: Widget, host, props, marks }: FrameProperties): ReactNode {
  return (
    <ErrorBoundary tag={tag}>
      <HostContext.Provider value={host}>
        <div className="base" part="base" lang={host.language} {...marks}>
          <Widget {...props} />
        </div>
      </HostContext.Provider>
    </ErrorBoundary>
  );
}
