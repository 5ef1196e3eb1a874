/** Markup that can be written as HTML, JSX or DOM calls. */
export interface MarkupElement {
  readonly name: string;
  /** `null` for a boolean attribute. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly children: readonly Markup[];
}

/** An element or a text. */
export type Markup = MarkupElement | string;

/** Makes an element. */
export function markupElement(
  name: string,
  attributes: MarkupElement['attributes'] = {},
  children: readonly Markup[] = [],
): MarkupElement {
  return { name, attributes, children };
}

/** Elements without an end tag. */
const voidElements: readonly string[] = ['img', 'br', 'input', 'link', 'meta'];

/**
 * Markup as HTML; elements without text siblings get their own lines. Option input stays text or attribute
 * value.
 */
export function writeHtml(markup: Markup): string {
  return linesOf(markup).join('\n');
}

function linesOf(markup: Markup): string[] {
  if (typeof markup === 'string') return [escapeText(markup)];
  const { name, children } = markup;
  const start = `<${name}${writeAttributes(markup)}>`;
  if (voidElements.includes(name)) return [start];
  const end = `</${name}>`;
  if (children.length === 0 || children.some((child) => typeof child === 'string')) {
    return [start + children.map(writeHtml).join('') + end];
  }
  return [start, ...children.flatMap(linesOf).map((line) => `  ${line}`), end];
}

function writeAttributes({ attributes }: MarkupElement): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? ` ${name}` : ` ${name}="${escapeValue(value)}"`))
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

/** Attributes renamed in JSX; custom elements keep theirs. */
const jsxNames: Readonly<Record<string, string>> = { class: 'className', crossorigin: 'crossOrigin' };

/** Markup as JSX for React 19. `style` becomes an object; special characters become expressions. */
export function writeJsx(markup: Markup): string {
  if (typeof markup === 'string')
    return /^[^{}<>&\n\r\u2028\u2029]*$/.test(markup) ? markup : `{${JSON.stringify(markup)}}`;
  const { name, attributes, children } = markup;
  const start = `<${name}${Object.entries(attributes).map(writeAttribute).join('')}`;
  if (voidElements.includes(name) || children.length === 0) return `${start} />`;
  return `${start}>${children.map(writeJsx).join('')}</${name}>`;
}

function writeAttribute([name, value]: [string, string | null]): string {
  if (value === null) return ` ${jsxNames[name] ?? name}`;
  if (name === 'style') return ` style={${styleObject(value)}}`;
  const isPlain = /^[^"&\\\n\r\u2028\u2029]*$/.test(value);
  return ` ${jsxNames[name] ?? name}=${isPlain ? `"${value}"` : `{${JSON.stringify(value)}}`}`;
}

function styleObject(style: string): string {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean)
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return `${styleName(declaration.slice(0, colon))}: ${JSON.stringify(declaration.slice(colon + 1).trim())}`;
    });
  return `{ ${declarations.join(', ')} }`;
}

function styleName(name: string): string {
  if (name.startsWith('--')) return `'${name}'`;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Markup as nested calls of `make(name, attributes, children)`, in ES5. */
export function writeDomCalls(markup: Markup): string {
  if (typeof markup === 'string') return literal(markup);
  const { name, attributes, children } = markup;
  const pairs = Object.entries(attributes).map(([key, value]) => `${literal(key)}: ${literal(value ?? '')}`);
  return `make(${literal(name)}, {${pairs.join(', ')}}, [${children.map(writeDomCalls).join(', ')}])`;
}

/** Text as a JavaScript literal that can't end the script element or the line. */
export function literal(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
