/** An address without quotes: no white space, no control characters, nothing that separates addresses. */
const oneAddress =
  /^[^\s\p{Cc}\u202a-\u202e\u2066-\u2069@<>()[\],;:\\"]+@[^\s\p{Cc}\u202a-\u202e\u2066-\u2069@<>()[\],;:\\"]+$/u;
/** Marks that turn the text after them round, beyond the end of a visitor's own (Unicode TR 36, 2.4). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
/** The longest address that mail can carry (RFC 5321). */
const maxLength = 254;

/** The text, if it is exactly one bare email address, else `null`. The result is safe in a header. */
export function mailAddress(text: string): string | null {
  return text.length <= maxLength && oneAddress.test(text) ? text : null;
}

/**
 * The text on one line, at most `maxLength` characters long: control characters and every kind of line break
 * become spaces, and marks that turn text round are left out. The result is safe in a header.
 */
export function oneLine(text: string, maxLength: number): string {
  const line = text
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
