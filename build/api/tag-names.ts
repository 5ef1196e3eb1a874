import { propertyName } from '../../widgets/element/attribute-table';

/** `painting-quote-form` → `PaintingQuoteForm`. */
function pascalCase(tag: string): string {
  return propertyName(`-${tag}`);
}

/** `painting-quote-form` → `PaintingQuoteFormElement`, the name of its interface. */
export function elementName(tag: string): string {
  return `${pascalCase(tag)}Element`;
}

/** `painting-quote-form` → `definePaintingQuoteForm`, the function of the ES module that defines it. */
export function defineName(tag: string): string {
  return `define${pascalCase(tag)}`;
}

/** `painting-faq` and `items` → `PaintingFaqItem`, the name of one entry of a tag's list. */
export function entryName(tag: string, attribute: string): string {
  return pascalCase(tag) + pascalCase(attribute).replace(/s$/, '');
}
