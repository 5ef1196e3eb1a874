/** Crockford's base 32: the digits, and the letters without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idCharacters = 26;
const referenceCharacters = 6;

/** The form of a lead id: 26 characters, enough for 128 bits. */
export const leadIdPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * A new id: 26 characters of Crockford's base 32 in upper case. All are random, more than 128 bits, except for a lead
 * that revises another: its first six are that one's, so that people find both under one reference, and 100 bits are new.
 */
export function createLeadId(revised = ''): string {
  let id = revised.slice(0, referenceCharacters);
  // Not `Array.from`, which old libraries replace on the pages of others.
  for (const byte of crypto.getRandomValues(new Uint8Array(idCharacters - id.length)))
    id += alphabet[byte & 31];
  return id;
}

/** The short form of an id, which people can read to each other: `7K2Q-M4`. */
export function leadReference(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, referenceCharacters)}`;
}
