import { emailPattern } from './validation';

/**
 * The ten digits meant by a pasted phone number: in any script, with punctuation, and with the country code 1 as it is
 * dialled from anywhere. Undefined where there are more or fewer, or another country's code.
 */
export function phoneDigits(text: string): string | undefined {
  const number = text.replace(/\p{Nd}/gu, asciiDigit).replace(/[^\d+＋]/g, '');
  return /^(?:(?:[+＋]|00|011)?1)?(\d{10})$/.exec(number)?.[1];
}

/** The decimal digits of every script stand in runs of ten, in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}

/**
 * The address meant by a pasted e-mail: without `mailto:`, a name around it, invisible characters or a trailing comma.
 * Undefined where that is no address either.
 */
export function emailAddress(text: string): string | undefined {
  const address = (/<(.*)>/s.exec(text)?.[1] ?? text)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^mailto:|[,;.]+$|\?.*/gi, '');
  return emailPattern.test(address) ? address : undefined;
}
