/** What may stand in an address without quotes: no white space, no controls, nothing that separates addresses. */
const oneAddress = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\"]+$/u;
/** The longest address that mail can carry (RFC 5321). */
const maxLength = 254;

/** Gives the text when it is exactly one bare mail address, else `null`. What it gives can be put into a header. */
export function mailAddress(text: string): string | null {
  return text.length <= maxLength && oneAddress.test(text) ? text : null;
}
