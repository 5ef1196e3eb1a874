import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { whenNear } from '../lib/watch-sight';
import { type AttributeTable, attributeNames, type PropsOf } from './attribute-table';
import { AttributeValues } from './attribute-values';
import base from './base.css?inline';
import type { Drawn } from './beside-component';
import { fetchTexts, nearestLang, nearestLanguage, onLanguageChange } from './language';
import { attributeMistakes, reportOnce } from './mistakes';
import { prerenderedIdPrefix } from './prerendered';
import { adoptStyles } from './style-sheets';
import type { ElementContext } from './use-element';
import { Frame, type WidgetComponent } from './use-element';

/** Definition of a tag around a component. */
export interface PaintingElementDefinition<Table extends AttributeTable> {
  readonly tag: string;
  readonly attributes: Table;
  readonly component?: (props: PropsOf<Table>) => ReactNode;
  /** The widget's own style sheets. */
  readonly styles?: readonly string[];
  /** Fetches component and sheets once the tag is near the viewport, in place of the two. */
  readonly fetch?: () => Promise<Drawn>;
  /** Public methods, implemented by the component with `context.handle`. */
  readonly methods?: readonly string[];
  /** Setters, callable or assignable, also implemented with `context.handle`. */
  readonly setters?: readonly string[];
  /** Kind of lead this tag submits, if any; included in its events (docs/tags.md#events). */
  readonly leadKind?: 'contact' | 'estimate';
}

/** Definition of a tag with any attributes. */
export interface AnyPaintingElement extends Omit<PaintingElementDefinition<AttributeTable>, 'component'> {
  readonly component?: WidgetComponent;
}

/** Class returned by r2wc, whose own type omits the shadow root and callbacks. */
type R2wcElementConstructor = new () => HTMLElement & {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Render functions by root. */
const drawings = new WeakMap<Node, () => ReactNode>();

/**
 * r2wc's props lag behind the attributes (see below), so each render reads the current values from the
 * element.
 */
function Drawing({ container }: { readonly container?: HTMLElement }): ReactNode {
  return container && drawings.get(container)?.();
}

let instances = 0;
/** Whether tags already in the page are being upgraded. */
let isUpgrading = false;

/**
 * Defines a custom element that renders a React component into an open shadow root
 * (docs/decisions/03-r2wc-with-corrections.md). Skips tags that are already defined, because the script may
 * load twice.
 */
export function definePaintingElement<Table extends AttributeTable>(
  definition: PaintingElementDefinition<Table>,
): void {
  if (customElements.get(definition.tag)) return;
  isUpgrading = true;
  customElements.define(definition.tag, createPaintingElement(definition));
  isUpgrading = false;
}

function createPaintingElement<Table extends AttributeTable>({
  tag,
  attributes,
  component,
  leadKind,
  styles = [],
  fetch,
  methods = [],
  setters = [],
}: PaintingElementDefinition<Table>): CustomElementConstructor {
  const names = attributeNames(attributes);
  let drawn = component && { component: component as WidgetComponent, styles };

  class PaintingElement extends (r2wc(Drawing, { shadow: 'open' }) as R2wcElementConstructor) {
    /**
     * All attributes of the tag. Our own table parses them: r2wc skips bare, empty and removed ones, and throws on bad
     * JSON.
     */
    static readonly observedAttributes = names.map(([attribute]) => attribute);

    /** Not a static block, which Safari before 16.4 can't parse. */
    static addProperties(): void {
      // r2wc's properties keep the last set value, not the attribute's meaning, and render nothing for '',
      // null and undefined.
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
    /** From connection until final removal. */
    #life: AbortController | undefined;
    #isMounted = false;
    #isDrawingQueued = false;
    readonly #handlers: Record<string, (value?: unknown) => void> = {};
    #waitingCalls: (readonly [method: string, value: unknown])[] = [];

    constructor() {
      super();
      drawings.set(this.container, () => this.#draw());
    }

    /** Keeps a prerendered root, which the browser's own method would empty. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      // The element was moved: its input stays, but a different `lang` may apply.
      if (this.#life) {
        this.#queueDrawing();
        return;
      }
      this.#upgradeProperties();
      this.#life = new AbortController();
      const { signal } = this.#life;
      onLanguageChange(() => this.#queueDrawing(), signal);
      // Tags already in the page render in separate tasks, so the page can respond to input in between.
      const mount = () => this.#mount(signal);
      if (this.container.firstElementChild || isUpgrading) setTimeout(mount);
      else mount();
    }

    /**
     * r2wc unmounts at once, but a move is a removal and an insertion; one microtask later they can be told
     * apart.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#life?.abort();
        this.#life = undefined;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    /** Its presence makes `moveBefore` skip removal and insertion; a different `lang` may apply. */
    connectedMoveCallback(): void {
      this.#queueDrawing();
    }

    adoptedCallback(): void {
      this.#adoptStyles();
      forgetRegistry(this.container);
    }

    /** r2wc would render on every attribute change, even outside the document. */
    attributeChangedCallback(name: string): void {
      this.#values.forget(name);
      this.#queueDrawing();
    }

    #mount(signal: AbortSignal): void {
      if (signal.aborted) return;
      const fetching = fetchTexts(nearestLanguage(this));
      if (fetching || !drawn) {
        // The children show as long, or the prerendered markup.
        if (!this.container.firstChild) this.container.append(document.createElement('slot'));
        if (fetching) fetching.then(() => this.#mount(signal));
        else this.#fetch(signal);
        return;
      }
      // A saved page holds a later render, which fits no first render.
      if (prerenderedIdPrefix(this.container) === undefined) this.container.replaceChildren();
      attributeMistakes(this, Object.keys(attributes)).forEach(reportOnce);
      this.#adoptStyles();
      this.#isMounted = true;
      super.connectedCallback();
      // Again for `<style>` elements, which the first render removes.
      this.#adoptStyles();
    }

    /** Fetches the component each time the tag comes near, until it is there; the children show as long. */
    #fetch(signal: AbortSignal): void {
      const load = () => {
        fetch?.().then(
          (fetched) => {
            drawn = fetched;
            stop();
            if (!this.#isMounted) this.#mount(signal);
          },
          () => {},
        );
      };
      const stop = whenNear(this, load);
      signal.addEventListener('abort', stop);
      if (!('IntersectionObserver' in window)) load();
    }

    /** Batches the changes of a task into one render; earlier ones are part of the first. */
    #queueDrawing(): void {
      if (!this.#isMounted || this.#isDrawingQueued) return;
      this.#isDrawingQueued = true;
      queueMicrotask(() => {
        this.#isDrawingQueued = false;
        if (!this.#isMounted) return;
        const fetching = fetchTexts(nearestLanguage(this));
        if (fetching) fetching.then(() => this.#queueDrawing());
        else super.connectedCallback();
      });
    }

    #draw(): ReactNode {
      if (!drawn) return null;
      const context: ElementContext = {
        language: nearestLanguage(this),
        pageLang: nearestLang(this) ?? undefined,
        headingLevel: Math.floor(Number(this.#values.read('heading-level'))),
        idPrefix: this.#idPrefix,
        signal: this.#life?.signal ?? AbortSignal.abort(),
        element: this,
        content: this,
        emit: this.#emit,
        handle: this.#handle,
      };
      return <Frame tag={tag} component={drawn.component} context={context} props={this.#values.readAll()} />;
    }

    /**
     * r2wc's events are lower-case, don't bubble or cross shadow roots, and hide whether they were prevented.
     */
    readonly #emit: ElementContext['emit'] = (type, detail = {}, options) => {
      const source = this.#values.read('source');
      return this.dispatchEvent(
        new CustomEvent(type, {
          detail: {
            ...detail,
            ...(leadKind && { leadKind, tagId: this.id, ...(source !== undefined && { source }) }),
            ...(this.#values.read('mode') === 'test' && { test: true }),
          },
          bubbles: true,
          composed: true,
          ...options,
        }),
      );
    };

    readonly #handle: ElementContext['handle'] = (handlers) => {
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

    /**
     * r2wc loses properties set before the script loaded, because they hide its accessors; set them again.
     */
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
      adoptStyles(this.container, [base, ...(drawn?.styles ?? [])]);
    }
  }
  PaintingElement.addProperties();
  return PaintingElement;
}

/**
 * Detaches a shadow root adopted into another document, and its elements, from their custom element registry.
 * Preact creates nodes with the parent as options, and browsers reject the old document's registry there
 * (https://github.com/whatwg/html/pull/11472). Our nodes need no registry. Remove this when Preact stops
 * passing the parent.
 */
function forgetRegistry(root: ShadowRoot): void {
  // WebKit accepts them, and loses nodes created without any registry.
  const value = navigator.vendor.startsWith('Apple') ? undefined : null;
  for (const node of [root, ...root.querySelectorAll('*')]) {
    Object.defineProperty(node, 'customElementRegistry', { value });
  }
}
