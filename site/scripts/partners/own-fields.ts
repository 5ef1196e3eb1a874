import { quoteFields } from '../../../shared/contact-fields';
import { type MarkupElement, markupElement } from './markup';

/** Lets the visitor add custom fields before the button `add`, and remove them. */
export function offerOwnFields(form: HTMLFormElement, add: HTMLButtonElement): void {
  add.addEventListener('click', () => {
    const template = document.querySelector<HTMLTemplateElement>('#own-field');
    const field = template?.content.firstElementChild?.cloneNode(true);
    if (!(field instanceof HTMLElement)) return;
    add.before(field);
    field.querySelector('input')?.focus();
  });
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[data-remove]')) return;
    target.closest('.own-field')?.remove();
    add.focus();
  });
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'own-kind') return;
    const field = target.closest('.own-field');
    const show = (selector: string, isShown: boolean) =>
      field?.querySelector<HTMLElement>(selector)?.toggleAttribute('hidden', !isShown);
    show('[data-own-values]', target.value === 'choice');
    show('[data-own-value]', target.value === 'hidden');
    show('[data-own-required]', target.value !== 'hidden');
  });
}

/** Custom fields as children of the tag. */
export function ownFields(form: HTMLFormElement): readonly MarkupElement[] {
  const names: string[] = [];
  return [...form.querySelectorAll('.own-field')].flatMap((field) => {
    const text = (name: string) =>
      field.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="own-${name}"]`)?.value.trim() ?? '';
    const label = text('label');
    if (label === '') return [];
    const name = fieldName(label, names);
    names.push(name);
    const isRequired = field.querySelector<HTMLInputElement>('[name="own-required"]')?.checked;
    return [markup(text('kind'), { label, name, value: text('value'), values: text('values') }, isRequired)];
  });
}

interface OwnField {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly values: string;
}

function markup(kind: string, { label, name, value, values }: OwnField, isRequired = false): MarkupElement {
  const required: MarkupElement['attributes'] = isRequired ? { required: null } : {};
  // As our own fields have it; a lead has the label without it.
  const words = isRequired ? `${label}*` : label;
  switch (kind) {
    case 'hidden':
      return markupElement('input', { type: 'hidden', name, value });
    case 'checkbox':
      return markupElement('label', {}, [
        markupElement('input', { type: 'checkbox', name, value: 'yes', ...required }),
        ` ${words}`,
      ]);
    case 'choice': {
      const options = values.split(',').map((text) => markupElement('option', {}, [text.trim()]));
      const none = markupElement('option', { value: '' }, []);
      return markupElement('label', {}, [
        `${words} `,
        markupElement('select', { name, ...required }, [none, ...options]),
      ]);
    }
    default:
      return markupElement('label', {}, [`${words} `, markupElement('input', { name, ...required })]);
  }
}

/** Names used by the form or the lead, in small letters. */
const taken = [...Object.keys(quoteFields), 'math_answer', 'consent'].map((name) => name.toLowerCase());

/** A field name derived from its label, in characters safe for mails and tables, and not yet used. */
function fieldName(label: string, used: readonly string[]): string {
  const letters = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, 30);
  const name = letters === '' || taken.includes(letters) ? `own_${letters}`.replace(/_$/, '') : letters;
  if (!used.includes(name)) return name;
  let count = 2;
  while (used.includes(`${name}_${count}`)) count++;
  return `${name}_${count}`;
}
