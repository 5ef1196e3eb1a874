/** The square feet typed into a field: a finite number of at least 0, or null for an empty field and anything else. */
export function parseArea(text: string): number | null {
  if (text.trim() === '') return null;
  const squareFeet = Number(text);
  return Number.isFinite(squareFeet) && squareFeet >= 0 ? squareFeet : null;
}
