/** The address of a map of a postal address, which phones open in their map app; null without one. */
export function mapLink(address: string): string | null {
  const place = address.trim();
  return place === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
