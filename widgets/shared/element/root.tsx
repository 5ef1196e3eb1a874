import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { type Host, HostContext } from './host';

/** What a root draws: the parsed attributes and the element's side of the contract. */
export interface View {
  readonly host: Host;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What a root asks of the element it is drawn in. */
export interface RootElement extends HTMLElement {
  readonly component: ComponentType<Record<string, unknown>>;
  view(): View;
  /** Hears of each new view, until the returned function is called. */
  watch(notify: (view: View) => void): () => void;
}

/** The component that r2wc mounts in every tag: base node, error boundary and the widget itself. */
export function Root({ container }: { readonly container?: HTMLElement }): ReactNode {
  // r2wc hands over what it draws into: the shadow root.
  const element = (container as Node as ShadowRoot).host as RootElement;
  const [{ host, props }, setView] = useState(() => element.view());
  useEffect(() => element.watch(setView), [element]);
  const Widget = element.component;
  return (
    <ErrorBoundary tag={element.localName}>
      <HostContext.Provider value={host}>
        <div className="base" part="base" lang={host.language}>
          <Widget {...props} />
        </div>
      </HostContext.Provider>
    </ErrorBoundary>
  );
}
