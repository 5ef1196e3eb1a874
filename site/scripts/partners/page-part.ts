/** The first element matching the selector, of the given kind; throws if there is none. */
export function pagePart<Part extends Element>(selector: string, kind: abstract new () => Part): Part {
  const part = document.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`The page has no ${selector}`);
}
