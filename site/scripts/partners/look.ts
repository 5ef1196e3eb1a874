import { styleTokens } from 'virtual:tag-tables';
import { contrast } from '../../../shared/brand/colour';

/** The look chosen in the builder. */
export interface Look {
  /** Declarations for a `style` attribute; only differences from the default. */
  readonly style: string;
  /** Value of every custom property, chosen or default. */
  readonly values: Readonly<Record<string, string>>;
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

const first = ['--painting-accent', '--painting-brand', '--painting-text', '--painting-surface'];

/** Colours the visitor has set; the others follow light and dark. */
const chosen = new Set<string>();

/** Adds a control for each custom property of the tags, the most common ones to `colours`. */
export function offerLook(form: HTMLFormElement, colours: HTMLElement, others: HTMLElement): void {
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
    (first.includes(name) ? colours : others).append(label);
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

/** Text with too little contrast on its ground, and the ratio. */
interface ContrastFault {
  readonly text: string;
  readonly ground: string;
  readonly ratio: string;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5;

/** Text colours of the tags, by ground. */
const textsOn: Readonly<Record<string, readonly string[]>> = {
  '--painting-surface': ['text', 'muted', 'brand', 'highlight', 'danger'],
  '--painting-field': ['text', 'muted'],
  '--painting-tint': ['text', 'muted', 'brand'],
  '--painting-accent': ['accent-text'],
  '--painting-brand': ['brand-text'],
  '--painting-result': ['result-text'],
};

/** Unreadable combinations among these colours (`#rrggbb`), keyed by custom property. */
export function contrastFaults({ values }: Pick<Look, 'values'>): readonly ContrastFault[] {
  return Object.entries(textsOn).flatMap(([ground, texts]) =>
    texts.flatMap((name) => {
      const text = `--painting-${name}`;
      const ratio = contrast(values[text] ?? '', values[ground] ?? '');
      // Rounded down, so 4.49 doesn't read as 4.5.
      return ratio >= least ? [] : [{ text, ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }];
    }),
  );
}
