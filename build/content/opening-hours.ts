import type { OpeningHours } from '../../shared/business/opening-hours';
import type { Language } from '../../shared/texts';

/** Days of the week that are open at the same hours, in words. */
export interface OpenDays {
  /** 'Monday to Friday' */
  readonly days: string;
  /** '8 AM to 12 PM, 1 PM to 5 PM'; empty on a day off. */
  readonly hours: string;
}

/** The week from Monday to Sunday, days in a row with the same hours together. */
export function weekInWords(week: OpeningHours, language: Language): readonly OpenDays[] {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const each = days.map((day, index) => {
    const spans = week[day] ?? [];
    const hours = spans.map(({ from, to }) =>
      words[language].span(timeOf(from, language), timeOf(to, language)),
    );
    return { name: nameOf(index, language), hours: hours.join(', ') };
  });
  const groups: { names: string[]; hours: string }[] = [];
  for (const { name, hours } of each) {
    const last = groups.at(-1);
    if (last?.hours === hours) last.names.push(name);
    else groups.push({ names: [name], hours });
  }
  return groups.map(({ names, hours }) => ({ days: capitalized(daysInWords(names, language)), hours }));
}

const words: Readonly<
  Record<Language, { readonly span: (from: string, to: string) => string; readonly and: string }>
> = {
  en: { span: (from, to) => `${from} to ${to}`, and: ' and ' },
  fr: { span: (from, to) => `${from} à ${to}`, and: ' et ' },
};

function daysInWords(names: readonly string[], language: Language): string {
  const [first = '', last = first] = [names[0], names.at(-1)];
  if (names.length === 1) return first;
  return names.length === 2 ? first + words[language].and + last : words[language].span(first, last);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '8 AM', '8:30 AM'; in French '8 h', '8 h 30'. */
function timeOf(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `${minute}`.padStart(2, '0');
  if (language === 'fr') return `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`;
  return `${hour % 12 || 12}${minutes && `:${minutes}`}\u00a0${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** The name of a day, Monday first. */
function nameOf(index: number, language: Language): string {
  // The second of January 2023 was a Monday.
  const date = Date.UTC(2023, 0, 2 + index);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
