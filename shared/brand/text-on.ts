import { contrast } from './colour';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** White where it is readable on a paint, otherwise black: one of the two has a contrast of 4.5 on every colour. */
export function textOn(paint: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', paint) >= leastContrast ? '#ffffff' : '#000000';
}
