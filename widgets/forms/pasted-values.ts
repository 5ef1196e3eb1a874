import { emailPattern } from './validation';

/**
 * The ten digits of a pasted phone number in any script, with punctuation or country code 1. Undefined for
 * other lengths and countries.
 */
export function phoneDigits(text: string): string | undefined {
  const number = text.replace(/\p{Nd}/gu, asciiDigit).replace(/[^\d+＋]/g, '');
  return /^(?:(?:[+＋]|00|011)?1)?(\d{10})$/.exec(number)?.[1];
}

/** Every script's decimal digits are consecutive, in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}

/**
 * The address in a pasted e-mail, without `mailto:`, surrounding name, invisible characters or trailing
 * comma. Undefined if it isn't valid either.
 */
export function emailAddress(text: string): string | undefined {
  const address = (/<(.*)>/s.exec(text)?.[1] ?? text)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^mailto:|[,;.]+$|\?.*/gi, '');
  return emailPattern.test(address) ? address : undefined;
}
