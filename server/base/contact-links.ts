/** The `tel:` address of a phone number as a visitor typed it, or `null` when it has too few or too many digits to be one. */
export function telephoneLink(phone: string): string | null {
  // An extension ('ext. 12', 'x12') is not part of the number that is dialled.
  const dialled = phone.split(/[a-z]/i)[0] ?? '';
  const digits = dialled.replace(/[^0-9]/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  if (dialled.trim().startsWith('+')) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`;
}

/** The address of a map of a postal address, which phones open in their map app; null without one. */
export function mapLink(address: string): string | null {
  const place = address.trim();
  return place === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
