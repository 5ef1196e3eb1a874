import type { OwnField } from '../../shared/lead';
import { reportOnce } from '../element/mistakes';
import { shownText } from '../lib/shown-text';

/** A control of the page among a tag's children. */
export type OwnControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The page's own controls in a tag's form, in document order: those that a native form would send, except files
 * (docs/behaviour.md#27-what-a-page-sets). Controls in a form of their own belong to the fallback.
 */
export function ownControls(tag: HTMLElement): OwnControl[] {
  const id = tag.id || ' ';
  return [...tag.querySelectorAll<OwnControl>('input,select,textarea')].filter(
    (control) =>
      !control.closest(`${tag.localName} form`) &&
      (control.getAttribute('form') ?? id) === id &&
      !/^(?:button|submit|reset|image|file)$/i.test(control.getAttribute('type') ?? ''),
  );
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
  const files = [...tag.querySelectorAll<HTMLInputElement>('[type=file]')].map(({ name }) => `file: ${name}`);
  const nameless = ownControls(tag).filter(({ name }) => !name);
  return [...files, ...nameless.map((control) => `field without a name: ${labelOf(control)}`)].map(
    (unsent) => `<${tag.localName}> does not send a ${unsent}`,
  );
}

/** Current values of the page's own fields, as a native form would submit them, each with its label. */
export function readOwnFields(tag: HTMLElement): OwnField[] {
  const controls = ownControls(tag);
  return controls.flatMap((control) => {
    const { name } = control;
    if (!name || control.matches(':disabled')) return [];
    const group = groupOf(control, controls);
    const label = labelOf(group.length > 1 ? groupBox(control) : control);
    return valuesOf(control).map((value) => ({ name, label, value }));
  });
}

/** Values that a control sends if it is enabled. */
export function valuesOf(control: OwnControl): string[] {
  if ('options' in control)
    return [...control.selectedOptions].filter((one) => !one.matches(':disabled')).map(({ value }) => value);
  return isChoice(control) && !control.checked ? [] : [control.value];
}

/** Whether a control is a checkbox or radio button. */
export function isChoice(control: OwnControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The answers to the same question: checkboxes or radio buttons of one name; any other control is alone. */
export function groupOf(control: OwnControl, controls: readonly OwnControl[]): readonly OwnControl[] {
  return isChoice(control) && control.name
    ? controls.filter(({ name, type }) => name === control.name && type === control.type)
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
  const { labels, title, placeholder } = named as HTMLInputElement;
  const root = named.getRootNode() as Document;
  const textsOf = (nodes: Iterable<Node>) =>
    [...nodes].map((node) => shownText(node, 'select,textarea,button')).join(' ');
  const label =
    textsOf(wordsIn(named, 'aria-labelledby').flatMap((id) => root.getElementById(id) ?? [])) ||
    named.ariaLabel ||
    textsOf(labels ?? named.querySelectorAll('legend')) ||
    title ||
    placeholder ||
    '';
  return label.replace(/\s+/g, ' ').replace(/^ |[\s*:：]+$/g, '');
}

/** Resets the page's own fields to the page's values; hidden ones stay as they are. */
export function resetOwnFields(tag: HTMLElement): void {
  for (const control of ownControls(tag)) {
    if ('options' in control) for (const option of control.options) option.selected = option.defaultSelected;
    else if (isChoice(control)) control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
  }
}
