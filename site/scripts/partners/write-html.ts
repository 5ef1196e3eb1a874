import { type Markup, type MarkupElement, voidElements } from './markup';

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
