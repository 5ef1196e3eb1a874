const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts a shadow root's styles, the only kind that strict CSPs allow. All instances share one sheet per text
 * and document. A root adopted into another document loses its sheets and needs this again.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map((text) => sheetFor(root.ownerDocument, text));
}

/** The sheet of a text in a document, created on first use. */
export function sheetFor(document: Document, text: string): CSSStyleSheet {
  const sheets = sheetsByDocument.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(document, sheets);
  const known = sheets.get(text);
  if (known) return known;
  // A sheet belongs to the document of its constructor's window.
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
