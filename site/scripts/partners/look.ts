import { styleTokens } from 'virtual:tag-tables';
import { pagePart } from './page-part';

/** The look chosen in the builder. */
export interface Look {
  /** Declarations for a `style` attribute; only differences from the default. */
  readonly style: string;
  /** Value of every custom property, chosen or default. */
  readonly values: Readonly<Record<string, string>>;
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** The most common settings. */
const first = ['--painting-accent', '--painting-brand', '--painting-text', '--painting-surface'];

/** Colours the visitor has set; the others follow light and dark. */
const chosen = new Set<string>();

/** Adds a control for each custom property of the tags. */
export function offerLook(form: HTMLFormElement): void {
  for (const { name, description, light } of styleTokens) {
    const text = description.replaceAll('`', '').replace(/\.$/, '');
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.name = name;
    if (isColour(light)) {
      Object.assign(input, { type: 'color', value: light });
      label.className = 'choice choice-check';
      label.append(input, text);
    } else {
      input.placeholder = light;
      label.className = 'choice';
      label.append(text, input);
    }
    const place = first.includes(name) ? '#colours' : '#more-look';
    pagePart(place, HTMLElement).append(label);
  }
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'color') chosen.add(target.name);
    if (target instanceof HTMLSelectElement && target.name === 'scheme') followScheme(form, target.value);
  });
}

/** The look currently chosen in the form. */
export function chosenLook(form: HTMLFormElement): Look {
  const data = new FormData(form);
  const scheme = String(data.get('scheme') ?? '');
  const isDark = scheme === 'dark';
  const values = styleTokens.map(({ name, light, dark }): [string, string, boolean] => {
    const own = isDark ? dark : light;
    // Drops characters that could end the declaration or the attribute.
    const text = String(data.get(name) ?? '')
      .replace(/["{};<>\\]/g, '')
      .trim();
    const isSet = isColour(light) ? chosen.has(name) : text !== '';
    return [name, isSet ? text : own, isSet];
  });
  const declarations = values.filter(([, , isSet]) => isSet).map(([name, value]) => `${name}: ${value}`);
  return {
    style: [...declarations, ...(scheme ? [`color-scheme: ${scheme}`] : [])].join('; '),
    values: Object.fromEntries(values),
  };
}

function followScheme(form: HTMLFormElement, scheme: string): void {
  for (const { name, light, dark } of styleTokens) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && isColour(light) && !chosen.has(name))
      control.value = scheme === 'dark' ? dark : light;
  }
}
