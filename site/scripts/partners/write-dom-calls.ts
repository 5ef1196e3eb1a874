import type { Markup } from './markup';

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
