/** A day in words: `December 1, 2026`; French says `1er décembre 2026`, which `Intl` does not. */
export function dayWords(format: Intl.DateTimeFormat, day: Date): string {
  const words = format.format(day);
  return format.resolvedOptions().locale.startsWith('fr') ? words.replace(/\b1 /, '1er ') : words;
}
