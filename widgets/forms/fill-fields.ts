import type { ContactFields } from '../../shared/contact-fields';
import { isRecord } from '../../shared/untrusted';
import { didYouMean, reportOnce } from '../element/mistakes';
import {
  groupOf,
  isChoice,
  isNative,
  type OwnControl,
  ownControls,
  sentName,
  sentValues,
} from './own-fields';

/** Controls that had an input, including choices that were undone. */
const touched = new WeakSet<EventTarget>();
let isFilling = false;

/** Remembers a control's input; returns whether a visitor made it, rather than a prefill or a draft. */
export function noteInput(target: EventTarget): boolean {
  if (!isFilling) touched.add(target);
  return !isFilling;
}

/**
 * Fills empty fields, ours and the page's own, by name with one text or several. A select, checkbox or radio button is
 * empty until the visitor or the page chooses. Tells the integrator which of the `meant` names no field has; by default
 * those with one text, since several come from a query with other parameters.
 */
export function prefill(
  form: HTMLFormElement | null,
  tag: HTMLElement,
  texts: unknown,
  fields: ContactFields,
  meant?: readonly string[],
): void {
  if (!isRecord(texts)) return;
  const controls = [...ourControls(form), ...ownControls(tag)];
  const names = controls.map((control) => sentName(control));
  fill(controls, withNames(texts, names), true);
  const known = ['name', 'firstName', 'familyName', ...Object.keys(fields), ...names];
  for (const name of meant ?? Object.keys(texts).filter((one) => !Array.isArray(texts[one]))) {
    if (name in texts && !known.includes(name))
      reportOnce(`<${tag.localName}> prefill: no field is named ${name}${didYouMean(name, known)}`);
  }
}

/** The texts with a name as the form asks for it: whole, or first and family name. The last word is the family name. */
function withNames(texts: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const [name, firstName, familyName] = ['name', 'firstName', 'familyName'].map((key) => {
    const given = texts[key];
    return Array.isArray(given) ? given[0] : given;
  });
  const whole = [firstName, familyName].filter(Boolean).join(' ');
  if (names.includes('name')) return whole ? { name: whole, ...texts } : texts;
  if (typeof name !== 'string') return texts;
  const [, first = name, family = ''] = /^(.*\S)\s+(\S+)\s*$/.exec(name) ?? [];
  return { firstName: first, familyName: family, ...texts };
}

/** Restores a draft into fields that still have the page's values. */
export function restoreFields(form: HTMLFormElement | null, tag: HTMLElement | null, draft: unknown): void {
  fill(ourControls(form), draft, false);
  if (tag && isRecord(draft)) fill(keptControls(tag), draft.own, false);
}

/** The values of the page's own fields, by name. */
export function ownDraft(tag: HTMLElement | null): Readonly<Record<string, readonly string[]>> {
  const values = new Map<string, string[]>();
  for (const control of tag ? keptControls(tag) : []) {
    const name = sentName(control);
    const kept = isNative(control) ? sentValues(control) : [`${control.value}`];
    values.set(name, [...(values.get(name) ?? []), ...kept]);
  }
  return Object.fromEntries(values);
}

function ourControls(form: HTMLFormElement | null): OwnControl[] {
  return [...(form?.querySelectorAll<OwnControl>('input:not([type=checkbox]),textarea') ?? [])];
}

/**
 * Controls kept in drafts. Hidden fields are left out: the page sets them, perhaps differently on the next visit. So are
 * custom elements without a text as their value.
 */
function keptControls(tag: HTMLElement): OwnControl[] {
  return ownControls(tag).filter(({ type, value }) => type !== 'hidden' && typeof value === 'string');
}

function fill(controls: readonly OwnControl[], texts: unknown, isPrefill: boolean): void {
  if (!isRecord(texts)) return;
  isFilling = true;
  for (const [name, given] of Object.entries(texts)) {
    const values = (Array.isArray(given) ? given : [given]).filter((value) => typeof value === 'string');
    const named = controls.filter((control) => sentName(control) === name);
    const open = named.filter((control) => groupOf(control, named).every((one) => isOpen(one, isPrefill)));
    for (const control of open) {
      setValue(control, values, isPrefill);
      // Fires the events of typing, so that the page's dependent fields follow.
      for (const type of ['input', 'change'])
        control.dispatchEvent(new InputEvent(type, { bubbles: true, composed: true }));
    }
  }
  isFilling = false;
}

/** Whether a control may be filled: it still has the page's own value, which must be empty for a prefill. */
function isOpen(control: OwnControl, isPrefill: boolean): boolean {
  const isTouched = touched.has(control);
  if (isChoice(control))
    return !isTouched && control.checked === control.defaultChecked && !(isPrefill && control.checked);
  if (!('options' in control))
    return control.value === (isPrefill ? '' : (control.defaultValue ?? control.getAttribute('value') ?? ''));
  const options = [...control.options];
  const written = options.filter(({ defaultSelected }) => defaultSelected);
  if (isTouched || (isPrefill && written.some(({ value }) => value))) return false;
  return written.length > 0
    ? options.every(({ selected, defaultSelected }) => selected === defaultSelected)
    : control.selectedIndex < 1;
}

/** Sets a choice to the matching values, and a text control to the next value. */
function setValue(control: OwnControl, values: string[], isPrefill: boolean): void {
  if (isChoice(control)) control.checked = values.includes(control.value);
  else if ('options' in control) {
    const meant = [...control.options].filter(({ value }) => values.includes(value));
    for (const option of meant.length > 0 ? control.options : []) option.selected = meant.includes(option);
  } else {
    const text = values.shift() ?? `${control.value}`;
    // In a query `+` means a space, which no email address contains.
    control.value = isPrefill && control.type === 'email' ? text.trim().replace(/ /g, '+') : text;
  }
}

/** Sets a control's text as if typed or chosen, and focuses it. */
export function typeInto(control: OwnControl | null, text: string): void {
  if (!control) return;
  control.value = text;
  control.focus();
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/**
 * Values of each field in a page's query; `renames` says which parameters stand for other names, such as
 * `your-name:name, mail:email`. Reads `&amp;`, as some mailings write it, as `&`.
 */
export function queryTexts(query: string, renames: string): Record<string, string[]> {
  const names = renamesIn(renames);
  const texts = new Map<string, string[]>();
  for (const [parameter, text] of new URLSearchParams(query.replace(/&amp;/g, '&'))) {
    const name = names.get(parameter) ?? parameter;
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  return Object.fromEntries(texts);
}

/** Names of fields by parameter, as in `your-name:name, mail:email`. */
export function renamesIn(renames: string): ReadonlyMap<string, string> {
  return new Map(
    renames.split(',').map((pair) => pair.split(':').map((name) => name.trim()) as [string, string]),
  );
}
