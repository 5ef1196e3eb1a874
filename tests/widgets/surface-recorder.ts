/** What a running tag has shown of its surface: the events it sent and the names of the parts it drew. */
export class SurfaceRecorder {
  readonly events: CustomEvent[] = [];
  readonly parts = new Set<string>();
  readonly #element: HTMLElement;
  readonly #observer = new MutationObserver(() => this.#look());

  /** Call it before the element is put on the page: some events come at once. */
  constructor(element: HTMLElement) {
    this.#element = element;
    const dispatch = element.dispatchEvent;
    element.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) this.events.push(event);
      return dispatch.call(element, event);
    };
  }

  /** The names of the events sent so far, in order of the alphabet. */
  get eventNames(): string[] {
    return [...new Set(this.events.map(({ type }) => type))].sort();
  }

  /** Keeps every part that is drawn from here on, however shortly. */
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
