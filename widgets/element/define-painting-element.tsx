import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { type AttributeTable, type PropsOf, propertyName } from './attribute-table';
import { AttributeValues } from './attribute-values';
import { forgetRegistry } from './forget-registry';
import { nearestLanguage, onLanguageChange } from './nearest-language';
import { dropPrerenderedExtras, prerenderedIdPrefix } from './prerendered';
import { Root, type RootElement, type View } from './root';
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
}

/** The definition of any tag, whatever its attributes are. */
export interface AnyPaintingElement extends Omit<PaintingElementDefinition<AttributeTable>, 'component'> {
  readonly component: RootElement['component'];
}

/** The class that r2wc returns, whose callbacks its own type does not name. */
type ReactElementConstructor = new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
};

let instances = 0;

/**
 * Defines a custom element that draws a React component into an open shadow root.
 * A tag that is already defined (the script was loaded twice) is left alone, and so is every tag in a browser too old for
 * them.
 *
 * r2wc mounts and unmounts the component. This class adds what tags on other people's pages need besides: attributes that
 * are bare, empty or removed, properties set before the definition, moves that keep the state, declarative roots,
 * one render for many changes, events that bubble (docs/decisions/03-r2wc-with-corrections.md).
 */
export function definePaintingElement<Table extends AttributeTable>(
  definition: PaintingElementDefinition<Table>,
): void {
  // Without adoptable style sheets a tag would hide the page's own content and show nothing (Safari before 16.4).
  if (customElements.get(definition.tag) || !('adoptedStyleSheets' in document)) return;
  customElements.define(definition.tag, createPaintingElement(definition));
}

function createPaintingElement<Table extends AttributeTable>({
  attributes,
  component,
  styles,
  methods = [],
}: PaintingElementDefinition<Table>): CustomElementConstructor {
  class PaintingElement
    extends (r2wc(Root, { shadow: 'open' }) as ReactElementConstructor)
    implements RootElement
  {
    static observedAttributes = Object.keys(attributes);

    /** The attribute table types the props; from here on they are just values by name. */
    readonly component = component as RootElement['component'];

    readonly #values = new AttributeValues(this, attributes);
    readonly #idPrefix = prerenderedIdPrefix(this.shadowRoot) ?? `painting-${++instances}`;
    #life: AbortController | undefined;
    #handlers: Readonly<Record<string, () => void>> | undefined;
    #waitingCalls: string[] = [];
    #notify: ((view: View) => void) | undefined;
    #renderQueued = false;
    #stopWatchingLanguage: (() => void) | undefined;

    /** Keeps a declarative root that came with the page; the browser's own `attachShadow` would empty it. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      // Moved: what the visitor typed stays, but another `lang` may apply there.
      if (this.#life) {
        this.#queueRender();
        return;
      }
      this.#life = new AbortController();
      this.#upgradeProperties();
      this.#stopWatchingLanguage = onLanguageChange(() => this.#queueRender());
      const { signal } = this.#life;
      // A prerendered root is taken over in a task of its own, so that the page can respond to input between two tags.
      if (prerenderedIdPrefix(this.shadowRoot)) setTimeout(() => this.#mount(signal));
      else this.#mount(signal);
    }

    /** A move is a removal followed at once by an insertion: only a microtask later is it clear that the element has gone. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#life) return;
        this.#life.abort();
        this.#life = undefined;
        this.#stopWatchingLanguage?.();
        super.disconnectedCallback();
      });
    }

    /** Its presence tells the browser that `moveBefore` needs no removal and no insertion; another `lang` may apply there. */
    connectedMoveCallback(): void {
      this.#queueRender();
    }

    adoptedCallback(): void {
      this.#adoptStyles();
      if (this.shadowRoot) forgetRegistry(this.shadowRoot);
    }

    attributeChangedCallback(name: string): void {
      this.#values.forget(name);
      this.#queueRender();
    }

    view(): View {
      return {
        props: this.#values.readAll(),
        host: {
          language: nearestLanguage(this),
          idPrefix: this.#idPrefix,
          signal: this.#life?.signal ?? AbortSignal.abort(),
          element: this,
          content: this,
          emit: this.#emit,
          handle: this.#handle,
        },
      };
    }

    /** Tells the root component about changes; the tag is usable from here on. */
    watch(notify: (view: View) => void): () => void {
      this.#notify = notify;
      notify(this.view()); // what has changed since the first drawing
      this.#emit('painting-ready');
      return () => {
        this.#notify = undefined;
      };
    }

    getProperty(name: string): unknown {
      return this.#values.read(name);
    }

    setProperty(name: string, value: unknown): void {
      if (this.#values.write(name, value)) this.#queueRender();
    }

    call(method: string): void {
      const handler = this.#handlers?.[method];
      if (handler) handler();
      else this.#waitingCalls.push(method);
    }

    readonly #emit: View['host']['emit'] = (type, detail = {}, options) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, ...options }));

    readonly #handle = (handlers: Readonly<Record<string, () => void>>): (() => void) => {
      this.#handlers = handlers;
      for (const method of this.#waitingCalls.splice(0)) handlers[method]?.();
      return () => {
        this.#handlers = undefined;
      };
    };

    #queueRender(): void {
      if (this.#renderQueued) return;
      this.#renderQueued = true;
      queueMicrotask(() => {
        this.#renderQueued = false;
        if (this.#life) this.#notify?.(this.view());
      });
    }

    #mount({ aborted }: AbortSignal): void {
      if (aborted) return;
      this.#adoptStyles();
      super.connectedCallback();
      if (this.shadowRoot) dropPrerenderedExtras(this.shadowRoot);
    }

    /** A property that was set before the script arrived hides the class's own accessor: it is removed and set again. */
    #upgradeProperties(): void {
      for (const attribute of Object.keys(attributes)) {
        const property = propertyName(attribute);
        if (!Object.hasOwn(this, property)) continue;
        const value = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    #adoptStyles(): void {
      if (this.shadowRoot) adoptStyles(this.shadowRoot, [...baseStyles, ...styles]);
    }
  }

  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'lang') continue; // every HTML element has it
    Object.defineProperty(PaintingElement.prototype, propertyName(attribute), {
      enumerable: true,
      configurable: true,
      get(this: PaintingElement) {
        return this.getProperty(attribute);
      },
      set(this: PaintingElement, value: unknown) {
        this.setProperty(attribute, value);
      },
    });
  }
  for (const method of methods) {
    Object.defineProperty(PaintingElement.prototype, method, {
      configurable: true,
      value(this: PaintingElement) {
        this.call(method);
      },
    });
  }
  return PaintingElement;
}
