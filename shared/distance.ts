/** Kilometres in a mile. */
export const kilometresPerMile = 1.609344;

/** Unit in which a business's visitors think of distances. */
export function distanceUnit({ country }: { readonly country: string }): 'km' | 'miles' {
  return country === 'US' ? 'miles' : 'km';
}

/** A distance with its unit, in whole kilometres or miles. */
export function formatDistance(kilometres: number, unit: 'km' | 'miles'): string {
  return `${Math.round(unit === 'miles' ? kilometres / kilometresPerMile : kilometres)}\u00a0${unit}`;
}
