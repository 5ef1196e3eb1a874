import { groupBox, groupOf, type OwnControl, ownControls } from './own-fields';

/** Messages by the first control of their group. */
const messages = new WeakMap<OwnControl, HTMLElement>();
let count = 0;

/** Fields of a form checked by their HTML attributes: the page's own, and consent. */
function htmlFields(form: HTMLFormElement, tag: HTMLElement | null): OwnControl[] {
  return [...(tag ? ownControls(tag) : []), ...form.querySelectorAll<OwnControl>('[name=consent]')];
}

/** Checks these fields, shows the browser's message under each, one for a group, and returns the first in error. */
export function checkHtmlFields(
  form: HTMLFormElement,
  tag: HTMLElement | null,
  onlyKnown = false,
): OwnControl | undefined {
  const controls = htmlFields(form, tag);
  return controls.filter((control) => {
    const group = groupOf(control, controls);
    return group[0] === control && !(onlyKnown && !control.ariaInvalid) && showError(control, group, tag);
  })[0];
}

/** Updates the existing messages of such fields after an input. */
export function recheckHtmlFields(form: HTMLFormElement, tag: HTMLElement | null): void {
  if (htmlFields(form, tag).some((control) => control.ariaInvalid)) checkHtmlFields(form, tag, true);
}

/** Shows or removes the message of a group; returns whether one is visible. An invisible one must not block sending. */
function showError(first: OwnControl, group: readonly OwnControl[], tag: HTMLElement | null): boolean {
  const message = messages.get(first) ?? document.createElement('span');
  messages.set(first, message);
  message.id ||= `painting-error-${++count}`;
  message.className = message.part.value = 'field__error error';
  message.textContent = `${group.map(({ validationMessage }) => validationMessage).find(Boolean) ?? ''}`;
  if (!message.isConnected && message.textContent) {
    const box = group.length > 1 && groupBox(first);
    const last = group.at(-1) ?? first;
    if (box) box.append(message);
    else (last.closest('label') ?? last).after(message);
    if (message.parentNode === tag) message.slot = 'fields';
  }
  if (!message.textContent && !first.ariaInvalid) return false;
  const isShown = message.textContent !== '' && message.getClientRects().length > 0;
  if (!isShown) message.remove();
  for (const control of group) {
    const others = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const ids = others.filter((id) => id !== message.id);
    control.setAttribute('aria-describedby', [...ids, isShown && message.id].filter(Boolean).join(' '));
    control.ariaInvalid = isShown ? 'true' : null;
  }
  return isShown;
}
