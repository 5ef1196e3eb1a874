/** The ten digits of a phone number that was typed with +1 or punctuation; undefined where there are more or fewer. */
export function phoneDigits(text: string): string | undefined {
  return /^1?(\d{10})$/.exec(text.replace(/\D/g, ''))?.[1];
}
