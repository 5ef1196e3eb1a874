import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { type AttributeTable, attributeNames, type PropsOf } from './attribute-table';
import { AttributeValues } from './attribute-values';
import { forgetRegistry } from './forget-registry';
import { Frame, type WidgetComponent } from './frame';
import type { Host } from './host';
import { nearestLanguage, onLanguageChange } from './nearest-language';
import { prerenderedIdPrefix } from './prerendered';
import { adoptStyles } from './style-sheets';
import { baseStyles } from './styles/base-styles';

/** What turns a component into a tag. */
export interface PaintingElementDefinition<Table extends AttributeTable> {
  readonly tag: string;
  readonly attributes: Table;
  readonly component: (props: PropsOf<Table>) => ReactNode;
  /** The widget's style sheets, besides the shared ones. */
  readonly styles: readonly string[];
  /** Names of the element's public methods, which the component implements with `host.handle`. */
  readonly methods?: readonly string[];
  /** Names that take a value, called or assigned; the component implements them with `host.handle`, too. */
  readonly setters?: readonly string[];
  /** Of the leads that the tag sends, if it sends any: its events tell it (docs/tags.md#events). */
  readonly leadKind?: 'contact' | 'estimate';
}

/** The definition of any tag, whatever its attributes are. */
export interface AnyPaintingElement extends Omit<PaintingElementDefinition<AttributeTable>, 'component'> {
  readonly component: WidgetComponent;
}

/** A class as r2wc returns it. Its own type names neither the shadow root nor the callbacks. */
type R2wcElementConstructor = new () => HTMLElement & {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Draws the element of each root. */
const drawings = new WeakMap<Node, () => ReactNode>();

/** r2wc's props lag behind the attributes (see below): each drawing asks the element for the current values. */
function Drawing({ container }: { readonly container?: HTMLElement }): ReactNode {
  return container && drawings.get(container)?.();
}

let instances = 0;
/** Whether the tags that stood in the page before the script are being made elements. */
let isUpgrading = false;

/**
 * Defines a custom element that draws a React component into an open shadow root (docs/decisions/27-r2wc-with-corrections.md).
 * A tag that is already defined (the script was loaded twice) is left alone, and so is every tag in a browser too old for
 * them.
 */
export function definePaintingElement<Table extends AttributeTable>(
  definition: PaintingElementDefinition<Table>,
): void {
  // Without adoptable style sheets a tag would hide the page's own content and show nothing (Safari before 16.4).
  if (customElements.get(definition.tag) || !('adoptedStyleSheets' in document)) return;
  isUpgrading = true;
  customElements.define(definition.tag, createPaintingElement(definition));
  isUpgrading = false;
}

function createPaintingElement<Table extends AttributeTable>({
  tag,
  attributes,
  component,
  leadKind,
  styles,
  methods = [],
  setters = [],
}: PaintingElementDefinition<Table>): CustomElementConstructor {
  const names = attributeNames(attributes);

  return class PaintingElement extends (r2wc(Drawing, { shadow: 'open' }) as R2wcElementConstructor) {
    /** r2wc skips bare, empty and removed attributes, and bad JSON stops it: ours are read by their table. */
    static readonly observedAttributes = names.map(([attribute]) => attribute);

    static {
      // r2wc's properties keep what was set last, not what the attribute means, and draw nothing for '', null and undefined.
      for (const [attribute, property] of names) {
        if (attribute === 'lang') continue; // every HTML element has it
        Object.defineProperty(PaintingElement.prototype, property, {
          enumerable: true,
          configurable: true,
          get(this: PaintingElement) {
            return this.#values.read(attribute);
          },
          set(this: PaintingElement, value: unknown) {
            this.#values.write(attribute, value);
            this.#queueDrawing();
          },
        });
      }
      for (const method of methods) {
        Object.defineProperty(PaintingElement.prototype, method, {
          configurable: true,
          value(this: PaintingElement) {
            this.#call(method);
          },
        });
      }
      for (const name of setters) {
        Object.defineProperty(PaintingElement.prototype, name, {
          configurable: true,
          get(this: PaintingElement) {
            return (value: unknown) => this.#call(name, value);
          },
          set(this: PaintingElement, value: unknown) {
            this.#call(name, value);
          },
        });
      }
    }

    readonly #values = new AttributeValues(this, attributes, names);
    readonly #idPrefix = prerenderedIdPrefix(this.container) ?? `painting-${++instances}`;
    /** From the insertion into the document until the element has left it for good. */
    #life: AbortController | undefined;
    #isMounted = false;
    #isDrawingQueued = false;
    readonly #handlers: Record<string, (value?: unknown) => void> = {};
    #waitingCalls: (readonly [method: string, value: unknown])[] = [];

    constructor() {
      super();
      drawings.set(this.container, () => this.#draw());
    }

    /** The browser's own empties a declarative root that came with the page: it is kept. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      // Moved: what the visitor typed stays, but another `lang` may apply there.
      if (this.#life) {
        this.#queueDrawing();
        return;
      }
      this.#upgradeProperties();
      this.#life = new AbortController();
      const { signal } = this.#life;
      onLanguageChange(() => this.#queueDrawing(), signal);
      // What stood in the page before is drawn in a task of its own, so that the page can respond to input between two tags.
      const mount = () => this.#mount(signal);
      if (this.container.firstElementChild || isUpgrading) setTimeout(mount);
      else mount();
    }

    /** r2wc unmounts at once, but a move is a removal followed by an insertion: a microtask later it is clear which it was. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#life?.abort();
        this.#life = undefined;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    /** Its presence tells the browser that `moveBefore` needs no removal and no insertion; another `lang` may apply there. */
    connectedMoveCallback(): void {
      this.#queueDrawing();
    }

    adoptedCallback(): void {
      this.#adoptStyles();
      forgetRegistry(this.container);
    }

    /** r2wc draws at each change of an attribute, also while the element is not in the document. */
    attributeChangedCallback(name: string): void {
      this.#values.forget(name);
      this.#queueDrawing();
    }

    #mount(signal: AbortSignal): void {
      if (signal.aborted) return;
      this.#adoptStyles();
      this.#isMounted = true;
      super.connectedCallback();
    }

    /** Several changes in one task are drawn at once; those before the first drawing are in it. */
    #queueDrawing(): void {
      if (!this.#isMounted || this.#isDrawingQueued) return;
      this.#isDrawingQueued = true;
      queueMicrotask(() => {
        this.#isDrawingQueued = false;
        if (this.#isMounted) super.connectedCallback();
      });
    }

    #draw(): ReactNode {
      const host: Host = {
        language: nearestLanguage(this),
        idPrefix: this.#idPrefix,
        signal: this.#life?.signal ?? AbortSignal.abort(),
        element: this,
        content: this,
        emit: this.#emit,
        handle: this.#handle,
      };
      return (
        <Frame
          tag={tag}
          component={component as WidgetComponent}
          host={host}
          props={this.#values.readAll()}
        />
      );
    }

    /** r2wc's events have names in lower case, neither bubble nor leave shadow roots, and do not tell whether they were prevented. */
    readonly #emit: Host['emit'] = (type, detail = {}, options) =>
      this.dispatchEvent(
        new CustomEvent(type, {
          detail: {
            ...detail,
            ...(leadKind && { leadKind, tagId: this.id }),
            ...(this.#values.read('mode') === 'test' && { test: true }),
          },
          bubbles: true,
          composed: true,
          ...options,
        }),
      );

    readonly #handle: Host['handle'] = (handlers) => {
      Object.assign(this.#handlers, handlers);
      for (const [method, value] of this.#waitingCalls.splice(0)) this.#call(method, value);
      return () => {
        for (const method in handlers) delete this.#handlers[method];
      };
    };

    #call(method: string, value?: unknown): void {
      const handler = this.#handlers[method];
      if (handler) handler(value);
      else this.#waitingCalls.push([method, value]);
    }

    /** r2wc loses a property that was set before the script arrived, since it hides the accessor: it is removed and set again. */
    #upgradeProperties(): void {
      for (const property of [...names.map(([, property]) => property), ...setters]) {
        if (!Object.hasOwn(this, property)) continue;
        const own = this as unknown as Record<string, unknown>;
        const value = own[property];
        delete own[property];
        own[property] = value;
      }
    }

    #adoptStyles(): void {
      adoptStyles(this.container, [...baseStyles, ...styles]);
    }
  };
}
