/** An address without quotes: no white space, no control characters, nothing that separates addresses. */
const oneAddress = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\"]+$/u;
/** The longest address that mail can carry (RFC 5321). */
const maxLength = 254;

/** The text, if it is exactly one bare e-mail address, else `null`. The result is safe in a header. */
export function mailAddress(text: string): string | null {
  return text.length <= maxLength && oneAddress.test(text) ? text : null;
}

/**
 * The text on one line, at most `maxLength` characters long: control characters and every kind of line break
 * become spaces. The result is safe in a header.
 */
export function oneLine(text: string, maxLength: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
