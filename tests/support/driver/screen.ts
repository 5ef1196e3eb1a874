import { shadowOf } from '../page/stage';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds parts of a tag by their visible text. */
export class Screen {
  readonly root: ShadowRoot;

  constructor(element: Element) {
    this.root = shadowOf(element);
  }

  /** First control with this label. */
  control(label: string | RegExp): Control {
    const control = this.findControl(label);
    if (!control) throw new Error(`No control labelled ${label}`);
    return control;
  }

  findControl(label: string | RegExp): Control | undefined {
    const labels = [...this.root.querySelectorAll('label')].filter((one) => matches(textOf(one), label));
    return labels[0]?.control as Control | undefined;
  }

  /** The button with this name. */
  button(name: string | RegExp): HTMLButtonElement {
    const button = this.findButton(name);
    if (!button) throw new Error(`No button named ${name}`);
    return button;
  }

  findButton(name: string | RegExp): HTMLButtonElement | undefined {
    return [...this.root.querySelectorAll('button')].find((button) => matches(nameOf(button), name));
  }

  /** Text of the current heading. */
  get heading(): string {
    return textOf(this.root.querySelector('h2'));
  }

  /** Focused control's name, or the text of a focused heading or button; '' if the focus is elsewhere. */
  get focus(): string {
    const focused = this.root.activeElement;
    return focused?.getAttribute('name') ?? textOf(focused);
  }

  /** Texts of the toasts. */
  get toasts(): string[] {
    return [...this.root.querySelectorAll('.toast')].map((alert) => {
      const words = alert.cloneNode(true) as Element;
      for (const button of words.querySelectorAll('button')) button.remove();
      return textOf(words);
    });
  }

  /** Whether the tag contains the text. */
  shows(text: string): boolean {
    return textOf(this.root.querySelector('.base')).includes(text);
  }

  /** Accessible description of a control. */
  describes(label: string | RegExp): string {
    const ids = this.control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id))).join(' ');
  }

  /** Error messages, in field order. */
  get errors(): string[] {
    return [...this.root.querySelectorAll('[aria-invalid=true]')].map((control) =>
      textOf(this.root.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')),
    );
  }
}

/** Types into a control: sets its value and dispatches `input`. */
export function type(control: Control, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Text of a node with whitespace collapsed. */
export function textOf(node: Node | null): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Size containers around a node; browsers up to 2024 position fixed elements in them. */
export function sizeContainersAround(node: Element): Element[] {
  const around: Element[] = [];
  for (let each: Element | null = node; each; each = each.parentElement) {
    if (getComputedStyle(each).containerType !== 'normal') around.push(each);
  }
  return around;
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? textOf(button);
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

/** Dispatches a key on a node and returns the event, to check whether the tag handled it. */
export function pressKey(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
