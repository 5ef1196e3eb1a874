/** A text with the decimal digits of any script (Arabic-Indic, Devanagari, full-width …) as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

/** Every script's decimal digits are consecutive, in order. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}
