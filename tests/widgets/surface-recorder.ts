/** Records the API a running tag has shown: dispatched events and rendered parts. */
export class SurfaceRecorder {
  readonly events: CustomEvent[] = [];
  readonly parts = new Set<string>();
  readonly #element: HTMLElement;
  readonly #observer = new MutationObserver(() => this.#look());

  /** Create it before inserting the element, because some events are immediate. */
  constructor(element: HTMLElement) {
    this.#element = element;
    const dispatch = element.dispatchEvent;
    element.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) this.events.push(event);
      return dispatch.call(element, event);
    };
  }

  /** Names of dispatched events, sorted. */
  get eventNames(): string[] {
    return [...new Set(this.events.map(({ type }) => type))].sort();
  }

  /** Records every part rendered from here on, however briefly. */
  watch(): void {
    const root = this.#element.shadowRoot;
    if (!root) throw new Error(`<${this.#element.localName}> has drawn nothing yet`);
    this.#observer.observe(root, { subtree: true, childList: true, attributeFilter: ['part'] });
    this.#look();
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #look(): void {
    for (const node of this.#element.shadowRoot?.querySelectorAll('[part]') ?? []) {
      for (const name of node.part) this.parts.add(name);
    }
  }
}
