interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (markup: string) => string },
  ): { createHTML(markup: string): string };
}

/** The site's policy asks for trusted markup. Nothing of this is shown, loaded or run: its document has no window. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pasted-markup', {
  createHTML: (markup) => markup,
});

/** Markup as a document without a window. */
export function parseMarkup(markup: string): Document {
  return new DOMParser().parseFromString(trusted?.createHTML(markup) ?? markup, 'text/html');
}
