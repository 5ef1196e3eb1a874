import { isRecord } from '../../shared/untrusted';
import { isHtml } from '../element/node-kinds';

/** Puts texts into those fields of a form that are empty, by their names; whatever else is given is ignored. */
export function fillEmpty(form: HTMLFormElement | null, texts: unknown): void {
  if (!form || !isRecord(texts)) return;
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const isControl = isHtml(control, 'input') || isHtml(control, 'textarea') || isHtml(control, 'select');
    if (isControl && typeof text === 'string') control.value ||= text;
  }
}
