/** A text as one line of a log: control characters, which could forge lines or colour a terminal, become question marks. */
export function logLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?');
}
