/** Puts a text into a control as if it had been typed or chosen, with the focus on it. */
export function typeInto(control: HTMLInputElement | HTMLSelectElement | null, text: string): void {
  if (!control) return;
  control.value = text;
  control.focus();
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
