import { type Markup, type MarkupElement, voidElements } from './markup';

/** The markup as HTML; what was typed into an option remains text or an attribute's value. */
export function writeHtml(markup: Markup): string {
  if (typeof markup === 'string') return escapeText(markup);
  const { name, children } = markup;
  const start = `<${name}${writeAttributes(markup)}>`;
  return voidElements.includes(name) ? start : `${start}${children.map(writeHtml).join('')}</${name}>`;
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
