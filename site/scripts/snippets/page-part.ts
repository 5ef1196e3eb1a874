/** The first element of the page that the selector finds, of the given kind; throws when the page has none. */
export function pagePart<Part extends Element>(selector: string, kind: abstract new () => Part): Part {
  const part = document.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`The page has no ${selector}`);
}
