import { isRecord } from '../../shared/untrusted';
import { isHtml } from '../element/node-kinds';

/** Fills empty fields of a form by name; ignores everything else. */
export function fillEmpty(form: HTMLFormElement | null, texts: unknown): void {
  if (!form || !isRecord(texts)) return;
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const isControl = isHtml(control, 'input') || isHtml(control, 'textarea') || isHtml(control, 'select');
    if (isControl && typeof text === 'string') control.value ||= text;
  }
}
