import { type Markup, voidElements } from './markup';

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
