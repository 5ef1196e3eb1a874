import type { OwnField } from '../../shared/lead';
import { reportOnce } from '../element/mistakes';

/** A native control of the page among a tag's children. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form-associated custom element, which may have properties of a native control. */
type CustomControl = HTMLElement & {
  readonly [Property in 'type' | 'defaultValue' | 'validationMessage']?: unknown;
} & { value?: unknown };

import { shownText } from '../lib/shown-text';

/** A control of the page among a tag's children. */
export type OwnControl = NativeControl | CustomControl;

/**
 * The page's own controls in a tag's form, in document order: those that a native form would send, except files
 * (docs/behaviour.md#27-what-a-page-sets). Controls in a form of their own belong to the fallback.
 */
export function ownControls(tag: HTMLElement): OwnControl[] {
  const id = tag.id || ' ';
  return [...tag.querySelectorAll<HTMLElement>('*')].filter(
    (control) =>
      (isNative(control) || isFormAssociated(control)) &&
      !control.closest(`${tag.localName} form`) &&
      (control.getAttribute('form') ?? id) === id &&
      !/^(?:button|submit|reset|image|file)$/i.test(control.getAttribute('type') ?? ''),
  );
}

/** Whether a control is the browser's. */
export function isNative(control: Element): control is NativeControl {
  return /^(?:input|select|textarea)$/.test(control.localName);
}

/** Never when prerendering, where no elements are defined. */
function isFormAssociated({ localName }: Element): boolean {
  const Custom = globalThis.customElements?.get(localName);
  return Custom !== undefined && 'formAssociated' in Custom && Custom.formAssociated === true;
}

/** Name under which a control is sent; '' if it has none. */
export function sentName(control: Element): string {
  return control.getAttribute('name') ?? '';
}

/** Puts a custom element into a form of its own for a moment, the only place that can read or reset it. */
function inForm<Result>(tag: HTMLElement, control: Element, use: (form: HTMLFormElement) => Result): Result {
  const form = document.createElement('form');
  form.id = 'painting-form-of-a-moment';
  const known = control.getAttribute('form');
  tag.append(form);
  control.setAttribute('form', form.id);
  const result = use(form);
  form.remove();
  if (known === null) control.removeAttribute('form');
  else control.setAttribute('form', known);
  return result;
}

/** Slot for each child that is or contains one of the page's own fields, or labels or describes one. */
export function fieldsAmong(tag: HTMLElement): ReadonlyMap<HTMLElement, string> {
  const controls: readonly HTMLElement[] = ownControls(tag);
  const names = controls.flatMap((control) =>
    ['id', 'aria-labelledby', 'aria-describedby'].flatMap((name) => wordsIn(control, name)),
  );
  const belongs = (node: HTMLElement) =>
    controls.includes(node) ||
    node.slot === 'fields' ||
    ['for', 'id'].some((name) => names.includes(node.getAttribute(name) ?? ''));
  const children = ([...tag.children] as HTMLElement[]).filter(
    (child) =>
      !child.getAttribute('slot') && [child, ...child.querySelectorAll<HTMLElement>('*')].some(belongs),
  );
  return new Map(children.map((child) => [child, 'fields']));
}

function wordsIn(node: Element, attribute: string): readonly string[] {
  return node.getAttribute(attribute)?.match(/\S+/g) ?? [];
}

/**
 * Moves the page's own fields into the form by their slot, tells the integrator what can't be sent, and returns whether
 * there are any.
 */
export function placeOwnFields(tag: HTMLElement): boolean {
  for (const [child, slot] of fieldsAmong(tag)) child.slot = slot;
  unsentFields(tag).forEach(reportOnce);
  return ownControls(tag).length > 0;
}

/** One sentence for each of the page's own fields that a tag does not send. */
export function unsentFields(tag: HTMLElement): readonly string[] {
  const files = [...tag.querySelectorAll('[type=file]')].map((file) => `file: ${sentName(file)}`);
  const nameless = ownControls(tag).filter((control) => !sentName(control));
  const unsent = [...files, ...nameless.map((control) => `field without a name: ${labelOf(control)}`)];
  // A page's markup has no window, where elements could be defined.
  const isKnown = (element: Element) => !tag.ownerDocument.defaultView || element.matches(':defined');
  const others = [...tag.querySelectorAll('[name]')].filter(
    (element) => element.localName.includes('-') && isKnown(element) && !isFormAssociated(element),
  );
  return [
    ...unsent.map((what) => `<${tag.localName}> does not send a ${what}`),
    ...others.map(
      (one) => `<${tag.localName}> sends ${sentName(one)} only if <${one.localName}> is form-associated`,
    ),
  ];
}

/** Current values of the page's own fields, as a native form would submit them, each with its label. */
export function readOwnFields(tag: HTMLElement): OwnField[] {
  const controls = ownControls(tag);
  return controls.flatMap((control) => {
    const name = sentName(control);
    if (!name || control.matches(':disabled')) return [];
    const group = groupOf(control, controls);
    const label = labelOf(group.length > 1 ? groupBox(control) : control);
    if (isNative(control)) return sentValues(control).map((value) => ({ name, label, value }));
    // It may send several values, under names of its own, and files.
    return inForm(tag, control, (form) => [...new FormData(form)]).flatMap(([own, value]) =>
      typeof value === 'string' ? { name: own, label, value } : [],
    );
  });
}

/** Values that a native control sends if it is enabled. */
export function sentValues(control: NativeControl): string[] {
  if ('options' in control)
    return [...control.selectedOptions].filter((one) => !one.matches(':disabled')).map(({ value }) => value);
  return isChoice(control) && !control.checked ? [] : [control.value];
}

/** Whether a control is a native checkbox or radio button. */
export function isChoice(control: OwnControl): control is HTMLInputElement {
  return isNative(control) && (control.type === 'checkbox' || control.type === 'radio');
}

/** The answers to the same question: checkboxes or radio buttons of one name; any other control is alone. */
export function groupOf(control: OwnControl, controls: readonly OwnControl[]): readonly OwnControl[] {
  return isChoice(control) && control.name
    ? controls.filter((one) => isChoice(one) && one.name === control.name && one.type === control.type)
    : [control];
}

/** The page's element that contains and labels a group of choices, such as a fieldset. */
export function groupBox(choice: OwnControl): Element | null {
  const box = choice.closest('fieldset,[role$=group]');
  return box?.closest('[slot=fields]') ? box : null;
}

/** Label of a control or group, from any HTML or ARIA labelling, its title or its placeholder. */
function labelOf(named: Element | null): string {
  if (!named) return '';
  const { title, placeholder } = named as HTMLInputElement;
  const root = named.getRootNode() as Document;
  const labels = [...root.querySelectorAll('label')].filter(({ control }) => control === named);
  const textsOf = (nodes: Iterable<Node>) => [...nodes].map((node) => shownText(node, isNoWord)).join(' ');
  const label =
    textsOf(wordsIn(named, 'aria-labelledby').flatMap((id) => root.getElementById(id) ?? [])) ||
    named.ariaLabel ||
    textsOf([...labels, ...named.querySelectorAll('legend')]) ||
    named.getAttribute('label') ||
    title ||
    placeholder ||
    '';
  return label.replace(/\s+/g, ' ').replace(/^ |[\s*:：]+$/g, '');
}

/** Whether the text of an element in a label is that of a control. */
function isNoWord(element: Element): boolean {
  return /^(?:select|textarea|button)$/.test(element.localName) || isFormAssociated(element);
}

/** Resets the page's own fields to the page's values; hidden ones stay as they are. */
export function resetOwnFields(tag: HTMLElement): void {
  for (const control of ownControls(tag)) {
    if (!isNative(control)) inForm(tag, control, (form) => form.reset());
    else if ('options' in control)
      for (const option of control.options) option.selected = option.defaultSelected;
    else if (isChoice(control)) control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
  }
}
