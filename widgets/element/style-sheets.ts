import { isStyledRoot } from './node-kinds';

const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Marks our `<style>` elements, in browsers that can't adopt sheets. */
export const styleMark = 'data-painting-style';

/**
 * Adopts a shadow root's styles, the only kind that strict CSPs allow. All instances share one sheet per text
 * and document. A root adopted into another document loses its sheets and needs this again.
 *
 * Safari before 16.4 and jsdom can't adopt sheets and get `<style>` elements, which the first render removes.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  if (canAdopt(root)) root.adoptedStyleSheets = texts.map((text) => sheetFor(root.ownerDocument, text));
  else if (!root.querySelector(`[${styleMark}]`)) addStyle(root, texts.join(''));
}

/**
 * Adopts a style sheet into the document or shadow root around an element, to reach the page's nodes, until
 * the returned function is called. Only for rules without specificity, `:where(…)`, under the element's own
 * name, so every page rule wins.
 */
export function adoptIntoHostRoot(root: Node, text: string): (() => void) | undefined {
  if (!isStyledRoot(root)) return undefined;
  const document = 'host' in root ? root.ownerDocument : root;
  if (!canAdopt(root)) {
    const style = addStyle('head' in root ? root.head : root, text);
    return () => style.remove();
  }
  const sheet = sheetFor(document, text);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    const place = root.adoptedStyleSheets.lastIndexOf(sheet);
    if (place >= 0) root.adoptedStyleSheets.splice(place, 1);
  };
}

function canAdopt(root: Document | ShadowRoot): boolean {
  return 'adoptedStyleSheets' in root;
}

function addStyle(place: ShadowRoot | Element, text: string): HTMLStyleElement {
  const style = place.ownerDocument.createElement('style');
  style.setAttribute(styleMark, '');
  style.textContent = text;
  place.append(style);
  return style;
}

/** The sheet of a text in a document, created on first use. */
function sheetFor(document: Document, text: string): CSSStyleSheet {
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
