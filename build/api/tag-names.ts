import { propertyName } from '../../widgets/element/attribute-table';

/** `painting-quote-form` → `PaintingQuoteForm`. */
function pascalCase(tag: string): string {
  return propertyName(`-${tag}`);
}

/** `painting-quote-form` → `PaintingQuoteFormElement`, the tag's interface. */
export function elementName(tag: string): string {
  return `${pascalCase(tag)}Element`;
}

/** `painting-quote-form` → `definePaintingQuoteForm`, the ES module's function that defines the tag. */
export function defineName(tag: string): string {
  return `define${pascalCase(tag)}`;
}

/** `painting-faq` and `items` → `PaintingFaqItem`, the type of one list entry. */
export function entryName(tag: string, attribute: string): string {
  return pascalCase(tag) + pascalCase(attribute).replace(/s$/, '');
}
