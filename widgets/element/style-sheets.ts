const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives a shadow root its styles as adopted sheets, the only kind that a page's strict policy allows.
 * A text becomes one sheet for each document, shared by all instances. A root that was adopted into another document has
 * lost its sheets and needs them again.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map((text) => sheetFor(root.ownerDocument, text));
}

/** The sheet of a text for a document, made at the first call. */
export function sheetFor(document: Document, text: string): CSSStyleSheet {
  const sheets = sheetsByDocument.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(document, sheets);
  const known = sheets.get(text);
  if (known) return known;
  // A sheet belongs to the document of the window whose constructor was called.
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
