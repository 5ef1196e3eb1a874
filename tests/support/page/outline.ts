/** What a tag's drawing looks like to tests; sizes and places are for the style sheets. */
const leftOut = ['class', 'style', 'data-prerendered'];

/**
 * A tag's shadow tree in lines, one for each element that says something: its name, attributes, what it is set to,
 * and its own text. `>` marks the focus. Ids, references and sums, which differ each time, are written alike, and
 * attributes in the order of their names, since theirs says nothing.
 */
export function outlineOf(root: ShadowRoot): readonly string[] {
  return [...root.children].flatMap((element) => linesOf(element, root, ''));
}

/** The lines that one outline lacks (`-`) and has more (`+`) than another, without their depth. */
export function outlineChanges(before: readonly string[], after: readonly string[]): readonly string[] {
  const [had, has] = [before, after].map((lines) => lines.map((line) => line.trim())) as [string[], string[]];
  return [...without(had, has).map((line) => `- ${line}`), ...without(has, had).map((line) => `+ ${line}`)];
}

/** The first list without as many of each line as the second has. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function linesOf(element: Element, root: ShadowRoot, indent: string): readonly string[] {
  if (element.localName === 'style') return [];
  const isPicture = element.localName === 'svg';
  const text = alike((isPicture ? element.textContent : ownText(element)) ?? '');
  const facts = [...element.attributes]
    .flatMap(({ name, value }) =>
      leftOut.includes(name) || isPicture || (name === 'hidden' && value === 'until-found')
        ? []
        : alike(value === '' ? name : `${name}=${value}`),
    )
    .sort();
  const state = isPicture ? [] : stateOf(element);
  const isSilent =
    facts.length + state.length === 0 && text === '' && /^(?:div|span|p)$/.test(element.localName);
  const mark = root.activeElement === element ? '>' : '';
  const said = [element.localName, ...facts, ...state].join(' | ');
  const children =
    isPicture || element.localName === 'select'
      ? []
      : [...element.children].flatMap((child) => linesOf(child, root, isSilent ? indent : `${indent}  `));
  return isSilent ? children : [`${indent}${mark}${said}${text && ` : ${text}`}`, ...children];
}

/** What a control is set to, which no attribute tells. */
function stateOf(element: Element): readonly string[] {
  if (element instanceof HTMLSelectElement) {
    const offered = [...element.options].map(({ value, label }) => `${value}: ${label}`);
    return [`offers ${offered.join(', ')}`, `chosen ${element.value}`];
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    const { type, value } = element;
    if (type === 'checkbox' || type === 'radio')
      return 'checked' in element && element.checked ? ['checked'] : [];
    return value === '' || element.name === 'mathAnswer' ? [] : [alike(`holds ${value}`)];
  }
  return [];
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('');
}

function alike(text: string): string {
  return text
    .replace(/painting-(?:\w+-)?\d+-?/g, '#')
    .replace(location.origin, '')
    .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{2}\b/g, 'REFERENCE')
    .replace(/\d+ (?:[+−-]|plus|minus|moins) \d+/g, 'a + b')
    .replace(/\s+/g, ' ')
    .trim();
}
