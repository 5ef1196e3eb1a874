import type { Page } from 'playwright/test';

/**
 * Functions inside the page, where modules can't be imported. `bringFlatTree` installs them as
 * `window.flatTree`. They see a page as a visitor does, with shadow roots in place.
 */
export interface FlatTree {
  /** All elements in reading order, rendered or not. */
  all(): Element[];
  /** All rendered elements, in reading order. */
  drawn(): Element[];
  /** The focused element, in any shadow root. */
  focused(): Element | undefined;
  /** Controls a visitor can press, choose or type into. */
  controls(): HTMLElement[];
  /** The elements around one, from the inside out, through slots and shadow roots. */
  around(element: Element): Element[];
  /** An element for messages: `a “Blog” in painting-faq`. */
  inWords(element: Element): string;
  /** Whether the element or its ancestor is on top at some point of its box in the window. */
  isUncovered(element: Element): boolean;
}

declare global {
  interface Window {
    readonly flatTree: FlatTree;
  }
}

/** Defines `flatTree` in the current window. */
export function defineFlatTree(): void {
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';

  function inside(parent: Element | ShadowRoot | Document): Element[] {
    return [...parent.children].flatMap((child) => {
      if (child instanceof HTMLSlotElement) {
        const assigned = child.assignedElements();
        return assigned.length > 0 ? assigned.flatMap((one) => [one, ...below(one)]) : inside(child);
      }
      return [child, ...below(child)];
    });
  }

  function below(element: Element): Element[] {
    return inside(element.shadowRoot ?? element);
  }

  function all(): Element[] {
    return inside(document);
  }

  function drawn(): Element[] {
    const elements = all();
    const modal = elements.find((element) => element.matches('dialog:modal'));
    return elements.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isInert(element, modal),
    );
  }

  function parentOf(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  function isInert(element: Element, modal: Element | undefined): boolean {
    let isInModal = false;
    for (let one: Element | null = element; one; one = parentOf(one)) {
      if (one.hasAttribute('inert')) return true;
      isInModal ||= one === modal;
    }
    return modal !== undefined && !isInModal;
  }

  function controls(): HTMLElement[] {
    return drawn().filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches(pressable) && !element.matches(':disabled'),
    );
  }

  function focused(): Element | undefined {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active && active !== document.body ? active : undefined;
  }

  function around(element: Element): Element[] {
    const parent = parentOf(element);
    return parent ? [parent, ...around(parent)] : [];
  }

  function inWords(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const name = element.getAttribute('name') ?? element.id;
    const root = element.getRootNode();
    const where = root instanceof ShadowRoot ? ` in ${root.host.localName}` : '';
    return `${element.localName}${name && `[${name}]`} “${text.slice(0, 40)}”${where}`;
  }

  function isUncovered(element: Element): boolean {
    return [...element.getClientRects()].some((box) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const at = deepest(box.left + box.width * across, box.top + box.height * down);
          for (let one: Element | null = at; one; one = parentOf(one)) if (one === element) return true;
          const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
          return label?.contains(at) ?? false;
        }),
      ),
    );
  }

  function deepest(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y);
    for (;;) {
      const within: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y);
      if (!within || within === found) return found;
      found = within;
    }
  }

  Object.assign(window, { flatTree: { all, drawn, focused, controls, around, inWords, isUncovered } });
}

/** Defines `flatTree` in every page opened from here on. */
export async function bringFlatTree(page: Page): Promise<void> {
  await page.addInitScript(defineFlatTree);
}
