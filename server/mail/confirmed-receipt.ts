import type { Language } from '../../shared/language';
import { formatMoney } from '../../shared/money';
import { strings } from '../../widgets/painting-estimator/strings';

/** In which words and currency a receipt is to be read. */
interface Reader {
  readonly language: Language;
  /** The sign of the business's currency, such as `$`. */
  readonly symbol: string;
}

const maxCharacters = 20_000;
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const date = `${month} \\d{1,2}, \\d{4}`;
const number = '\\d{1,7}(?:\\.\\d{1,2})?';

/**
 * Gives the receipt of an estimate, or the notes of its price, as our own tags write them (`project_content`, `cost_notes`)
 * in the reader's language. Anybody can have a mail sent to any address, so a line with anything else in it than the words
 * of the estimator, numbers, prices and dates is left out.
 */
export function confirmedReceipt(text: string, { language, symbol }: Reader): string {
  const words = vocabulary(language);
  const money = `${escaped(symbol)}\\d{1,3}(?:,\\d{3})*\\.\\d\\d`;
  const phrases = [...words.keys()]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const known = new RegExp(
    `(?<![\\p{L}\\d.,])(?:${[money, date, ...phrases, number].join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  const reword = (phrase: string) => {
    if (phrase.startsWith(symbol)) {
      return formatMoney(Number(phrase.slice(symbol.length).replaceAll(',', '')), language, symbol);
    }
    return words.get(phrase) ?? (new RegExp(date).test(phrase) ? day(phrase, language) : phrase);
  };
  return text
    .slice(0, maxCharacters)
    .split('\n')
    .filter((line) => /^(?:[\s,:()+−–]|\.(?=\s|$))*$/.test(line.replace(known, '')))
    .map((line) => line.replace(known, reword))
    .join('\n')
    .trim();
}

/** What the estimator can say in a receipt, in English, each with the reader's words for it. */
function vocabulary(language: Language): ReadonlyMap<string, string> {
  const english = phrasesOf(strings.en);
  const own = phrasesOf(strings[language]);
  const words = english.map((phrase, index) => [phrase, own[index] ?? phrase] as const);
  return new Map([...words, ['Wall Area', strings[language].fields.wallSqft], ['m²', 'm²']]);
}

/** The words of a language in one order; of a sentence the pieces around what is filled in. */
function phrasesOf(texts: (typeof strings)['en']): string[] {
  const { fields, choices, options } = texts;
  const blank = '\n';
  const sentences = [
    texts.room,
    texts.areaAssumed,
    texts.minimumApplied,
    texts.originalCost,
    texts.validUntil,
  ].map((sentence) => sentence(blank as never));
  const labels = Object.values(choices).flatMap((texts) => Object.values(texts));
  return [
    ...Object.values(fields),
    ...labels,
    options.general,
    texts.areaUnit,
    texts.yes,
    texts.no,
    texts.areaNotGiven,
    texts.added,
    texts.removed,
    texts.generalDetails,
    texts.otherLines,
    texts.changes,
    texts.lastPrice,
    texts.difference,
    texts.terms,
    ...[...sentences, texts.range(blank, blank), texts.before(blank, blank)].flatMap((sentence) =>
      sentence.split(blank).map((piece) => piece.replace(/^[\s()]+|[\s().]+$/g, '')),
    ),
  ];
}

function day(english: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${english} UTC`),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
