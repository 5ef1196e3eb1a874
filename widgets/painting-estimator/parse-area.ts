import { sqftOf } from './area-unit';

/** The square feet typed into a field, in the business's unit: a finite number of at least 0, or null for an empty field and anything else. */
export function parseArea(text: string): number | null {
  if (text.trim() === '') return null;
  const squareFeet = sqftOf(Number(text));
  return Number.isFinite(squareFeet) && squareFeet >= 0 ? squareFeet : null;
}
