import { shadowOf } from '../page/stage';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor finds in a tag, by the words that can be read there. */
export class Screen {
  readonly root: ShadowRoot;

  constructor(element: Element) {
    this.root = shadowOf(element);
  }

  /** The control with this label; of several the first. */
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

  /** The text of the heading of what is shown. */
  get heading(): string {
    return textOf(this.root.querySelector('h2'));
  }

  /** What has the focus: a control's name, or the words of a heading or a button; '' when nothing in the tag has it. */
  get focus(): string {
    const focused = this.root.activeElement;
    return focused?.getAttribute('name') ?? textOf(focused);
  }

  /** The texts of the messages at the top right. */
  get toasts(): string[] {
    return [...this.root.querySelectorAll('.toast')].map((alert) => {
      const words = alert.cloneNode(true) as Element;
      for (const button of words.querySelectorAll('button')) button.remove();
      return textOf(words);
    });
  }

  /** Whether this can be read anywhere in the tag. */
  shows(text: string): boolean {
    return textOf(this.root.querySelector('.base')).includes(text);
  }

  /** What assistive technology reads of a control beside its label. */
  describes(label: string | RegExp): string {
    const ids = this.control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id))).join(' ');
  }

  /** Every message under a field, in the order of the fields. */
  get errors(): string[] {
    return [...this.root.querySelectorAll('[aria-invalid=true]')].map((control) =>
      textOf(this.root.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')),
    );
  }
}

/** Types into a control as a visitor does: the value, then the news of it. */
export function type(control: Control, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Ticks or unticks a checkbox. */
export function tick(control: Control): void {
  control.click();
}

/** The visible text of a node, without the space around it. */
export function textOf(node: Node | null): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The size containers that a node of a tag stands in; browsers of 2024 and before hold in them what is fixed. */
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
