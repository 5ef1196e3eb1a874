/** Sets a control's text as if typed or chosen, and focuses it. */
export function typeInto(control: HTMLInputElement | HTMLSelectElement | null, text: string): void {
  if (!control) return;
  control.value = text;
  control.focus();
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
