/** Crockford's base32: digits and capitals without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/** The form of a lead id: 26 characters, enough for 128 bits. */
export const leadIdPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Gives a random lead id. */
export function createLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Gives the short form of a lead id that people read to each other: `7K2Q-M4`. */
export function leadReference(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`;
}
