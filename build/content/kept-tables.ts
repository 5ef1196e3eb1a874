import type { Business } from '../../shared/business/business-schema';
import { type BrowserData, browserData, browserRequests, serverData } from '../../shared/kept-data';
import { type Language, resolveLanguage } from '../../shared/texts';

/** The privacy page's words for lifetimes that are not a number of days. */
const untilErased = { en: 'Until we erase it', fr: "Jusqu'à ce que nous l'effacions" } as const;

const colon = { en: ':', fr: ' :' } as const;

const places: Readonly<Record<Language, Readonly<Record<BrowserData['place'], string>>>> = {
  en: { 'session storage': 'session storage', 'local storage': 'local storage', database: 'database' },
  fr: {
    'session storage': 'stockage de session',
    'local storage': 'stockage local',
    database: 'base de données',
  },
};

/**
 * The tables of `shared/kept-data.ts` for texts and pages, in the business's first language: rows of Markdown for the
 * page on privacy, and what our tags keep on other people's pages and send from them.
 */
export function keptTables({ languages, retentionDays }: Pick<Business, 'languages' | 'retentionDays'>) {
  const language = resolveLanguage(undefined, languages);
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const until = (text: string) =>
    text.includes('{days}') && retentionDays === 0
      ? untilErased[language]
      : text.replace('{days}', String(retentionDays));
  return {
    browser: browserData
      .map(({ name, title, ...data }) =>
        row(`${title[language]}${colon[language]} \`${name}\``, data.purpose[language], data.until[language]),
      )
      .join('\n'),
    server: serverData
      .map((data) => row(data.title[language], data.purpose[language], until(data.until[language])))
      .join('\n'),
    requests: browserRequests.map(({ title, purpose }) => row(title[language], purpose[language])).join('\n'),
    sent: browserRequests
      .filter(({ isOnlyOurs }) => !isOnlyOurs)
      .map(({ title, purpose }) => ({ title: title[language], purpose: purpose[language] })),
    onPartners: browserData
      .filter(({ isOnPartners }) => isOnPartners)
      .map(({ name, place, purpose, until: end }) => ({
        name,
        place: places[language][place],
        purpose: purpose[language],
        until: end[language],
      })),
  };
}
