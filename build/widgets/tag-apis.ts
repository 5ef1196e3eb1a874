import { propertyName } from '../../widgets/element/attribute-table';
import type { TagApi } from '../../widgets/element/describe-tag';
import { tags } from '../../widgets/registry';

const apis: TagApi[] = [];
// In turn, because some loaders of configurations give a module that is imported twice at once before it has run.
for (const tag of tags) {
  const { docs }: { readonly docs: TagApi } = await import(
    // Vite's own way with such imports adds a module that its file watcher can't watch.
    /* @vite-ignore */ `../../widgets/${tag}/api.ts`
  );
  apis.push(docs);
}

/** Documented API of every tag, in the order of `widgets/registry.ts`. */
export const tagApis: readonly TagApi[] = apis;

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
