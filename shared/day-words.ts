/** A day in words: `December 1, 2026`; French says `1er décembre 2026`, which `Intl` does not. */
export function dayWords(format: Intl.DateTimeFormat, day: Date): string {
  const words = format.format(day);
  return format.resolvedOptions().locale.startsWith('fr') ? words.replace(/\b1 /, '1er ') : words;
}

/** What it takes to write days such as `Tue, Dec 1` in a language: the words, and their order. */
export interface ShortDays {
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** `{weekday}, {month} {day}` */
  readonly text: string;
  /** How the first day of a month is written: `1`, or `1er`. */
  readonly first: string;
}

/** The short days of a language, for a page that writes them without `Intl`: a phone needs a tenth of a second for its first `Intl.DateTimeFormat`. */
export function shortDays(language: string): ShortDays {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const partsOf = (month: number, day: number) => format.formatToParts(Date.UTC(2026, month, day));
  const word = (wanted: string, month: number, day: number) =>
    partsOf(month, day).find(({ type }) => type === wanted)?.value ?? '';
  return {
    // February 1, 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => word('weekday', 1, 1 + day)),
    months: Array.from({ length: 12 }, (_, month) => word('month', month, 1)),
    text: partsOf(0, 1)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
    first: /\b1\w*/.exec(dayWords(format, new Date(Date.UTC(2026, 0, 1))))?.[0] ?? '1',
  };
}

/** A date such as `2026-12-01` as a short day: `Tue, Dec 1`. */
export function shortDayText({ weekdays, months, text, first }: ShortDays, date: string): string {
  const time = new Date(date);
  const day = time.getUTCDate();
  return text
    .replace('{weekday}', weekdays[time.getUTCDay()] ?? '')
    .replace('{month}', months[time.getUTCMonth()] ?? '')
    .replace('{day}', day === 1 ? first : String(day));
}
