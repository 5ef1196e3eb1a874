import { Liquid } from 'liquidjs';
import { shadesOf } from '../../shared/brand/shades';
import { leastContrasts } from '../../shared/brand/text-pairs';
import { type Facts, factsSchema } from '../../shared/business/business-rules';
import type { Business } from '../../shared/business/business-schema';
import { shortDays } from '../../shared/day-words';
import { areaText } from '../../shared/figures';
import { inAmericanEnglish } from '../../shared/locales/american-english';
import { currencySymbol, formatMoney } from '../../shared/money';
import { rangeWord } from '../../shared/range-word';
import { type Language, resolveLanguage } from '../../shared/texts';
import { distanceUnit, formatDistance, sqftOf } from '../../shared/units';
import { timeSpan } from '../business/business';
import { accessChecksList } from './access-checks';
import { keptTables } from './kept-tables';
import { weekInWords } from './opening-hours';

/** Services and paints of the content, for texts that count or list them. */
export interface Listed {
  readonly count: Readonly<Record<'services' | 'paints', number>>;
  /** Names of the services, such as 'Interior Painting and Deck Staining'. */
  readonly services: string;
}

/**
 * Fills the business into every text of a value, at any depth: `{{ business.name }}`, `{{ minimumOrder }}`,
 * conditions. A sentence in which a `{{ }}` has no value is left out, with its text if nothing else is in it.
 * Entries whose `when` names a missing fact, or whose `unless` a present one, are left out too. Throws with
 * `place` and the text's path for unknown names.
 */
export function fillIn(value: unknown, business: Business, place: string, listed?: Listed): unknown {
  return fillInAll(value, business, place, listed).filled;
}

/** Fills in as `fillIn` does, and returns the paths of the texts left out as well. */
export function fillInAll(value: unknown, business: Business, place: string, listed?: Listed) {
  const language = resolveLanguage(undefined, business.languages);
  const facts = knownFacts(business);
  const scope = { business, facts, count: null, services: null, ...listed, ...writtenOut(business) };
  const filling = { engine: engineFor(business, language), facts, scope, leftOut: [] };
  return { filled: fillInAt(value, filling, { place, path: [] }), leftOut: filling.leftOut as string[] };
}

interface Filling {
  readonly engine: Liquid;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly scope: Record<string, unknown>;
  /** Paths of the texts left out. */
  readonly leftOut: string[];
}

interface Spot {
  /** File name, for errors. */
  readonly place: string;
  readonly path: readonly string[];
}

// Private-use characters, which no text has: a value that is missing, and a full stop within a value.
const missing = '\uE000';
const fullStop = '\uE001';

const engines = new Map<string, Liquid>();

/** The engine for a currency, a unit of areas and a language, made once. */
function engineFor({ currency, units }: Business, language: Language): Liquid {
  const key = `${currency} ${units} ${language}`;
  const engine = engines.get(key) ?? makeEngine({ currency, units }, language);
  engines.set(key, engine);
  return engine;
}

function makeEngine({ currency, units }: Pick<Business, 'currency' | 'units'>, language: Language): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    outputEscape: (value) => String(value ?? '').replaceAll('.', fullStop) || missing,
  });
  // Liquid's own `capitalize` lower-cases the rest, which breaks names.
  engine.registerFilter('upcase_first', (text: unknown) => {
    const words = String(text ?? '');
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
  engine.registerFilter('downcase_first', (text: unknown) => downcaseFirst(String(text ?? '')));
  const price = (amount: number) =>
    formatMoney(amount, language, currencySymbol(currency)).replace(/[.,]00(?!\d)/, '');
  engine.registerFilter('price', (figure: unknown) => written(figure, price, language));
  engine.registerFilter('range', (figure: unknown) => written(figure, String, language));
  engine.registerFilter('area', (figure: unknown) =>
    typeof figure === 'number' ? areaText(sqftOf(figure, units), units, language) : '',
  );
  engine.registerFilter('in_words', (count: unknown) =>
    typeof count === 'number' ? (numbers[language][count] ?? String(count)) : '',
  );
  return engine;
}

/** A text with a small first letter, but the capitals of abbreviations and names kept: 'insured in Ohio', 'WSIB covered'. */
export function downcaseFirst(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

/** A number, or the ends of a `from` and `to`: '2-4', in French '2 à 4'; empty for anything else. */
function written(figure: unknown, format: (amount: number) => string, language: Language): string {
  if (typeof figure === 'number') return format(figure);
  if (typeof figure !== 'object' || figure === null || !('from' in figure) || !('to' in figure)) return '';
  return [figure.from, figure.to]
    .map((end) => format(Number(end)))
    .join(language === 'fr' ? ` ${rangeWord.fr} ` : '-');
}

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
};

type KnownFacts = { readonly [Name in keyof Facts]-?: NonNullable<Facts[Name]> | null };

/** Every fact by name; null if the business does not state it. */
function knownFacts({ facts }: Business): KnownFacts {
  const given = new Map<string, unknown>(Object.entries(facts));
  const names = Object.keys(factsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? null])) as KnownFacts;
}

/** Whether the facts let an entry be said: all of its `when`, and not its `unless`. */
export function isSaid(entry: object, facts: object): boolean {
  const stated = new Map<unknown, unknown>(Object.entries(facts));
  const { when, unless } = { when: [], unless: undefined, ...entry };
  return [when].flat().every((name) => stated.get(name)) && !stated.get(unless);
}

/** The filled-in value; undefined if it is left out. */
function fillInAt(value: unknown, filling: Filling, spot: Spot): unknown {
  const below = (key: string): Spot => ({ ...spot, path: [...spot.path, key] });
  if (typeof value === 'string') return fillInText(value, filling, spot);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((item: unknown, index) => fillInAt(item, filling, below(String(index))));
    const present = entries.filter((entry) => entry !== undefined);
    // A row of a table without one of its cells would no longer fit.
    const isRow = typeof value[0] === 'string' && /^\d+$/.test(spot.path.at(-1) ?? '');
    return isRow && present.length < entries.length ? undefined : present;
  }
  const { when, unless, ...fields } = value as Record<string, unknown>;
  for (const name of [when, unless].flat()) {
    if (name === undefined || Object.hasOwn(filling.facts, `${name}`)) continue;
    const key = name === unless ? 'unless' : 'when';
    throw new Error(`${named(below(key))}: ${JSON.stringify(name)} is not a fact in business.json`);
  }
  if (!isSaid(value, filling.facts)) return undefined;
  return Object.fromEntries(
    Object.entries(fields)
      .map(([key, item]) => [key, fillInAt(item, filling, below(key))])
      .filter(([, item]) => item !== undefined),
  );
}

function fillInText(text: string, { engine, scope, leftOut }: Filling, spot: Spot): string | undefined {
  if (!/\{[{%]/.test(text)) return text;
  try {
    const rendered = withoutUnstated(engine.parseAndRenderSync(text, scope)).replaceAll(fullStop, '.');
    if (rendered.trim() !== '') return rendered;
    leftOut.push(named(spot));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${named(spot)}: ${reason}`);
  }
}

/** A text without the sentences that lack a value; a Markdown line goes if no sentence is left in it. */
function withoutUnstated(text: string): string {
  if (!text.includes(missing)) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(missing)) return [line];
      const [, mark = '', rest = ''] = /^(\s*(?:\d+\.|[-*>|])\s+)?(.*)$/.exec(line) ?? [];
      const left = mark.includes('|') ? [] : sentences(rest).filter((one) => !one.includes(missing));
      return left.length > 0 ? [mark + left.join(' ')] : [];
    })
    .join('\n');
}

/** The sentences of a line, each with its full stop. */
export function sentences(line: string): string[] {
  return line.split(/(?<=[.!?…][»”"')*]*)\s+(?=[\p{Lu}\d«“"'([*$\uE000])/u);
}

function named({ place, path }: Spot): string {
  return [place, path.join('.')].filter(Boolean).join(': ');
}

/** Amounts and promises of the business in words, for texts and templates; null for a missing fact. */
export function writtenOut(business: Business) {
  const { warrantyYears, answerHours, yearsInOperation, combinedExperienceYears } = business.facts;
  const language = resolveLanguage(undefined, business.languages);
  const symbol = currencySymbol(business.currency);
  const span = (count: number | undefined, unit: 'year' | 'hour') =>
    count === undefined ? null : timeSpan(count, unit, language);
  const spelt = <Texts>(texts: Texts): Texts =>
    business.country === 'US' && language === 'en' ? inAmericanEnglish(texts) : texts;
  return {
    currencySymbol: symbol,
    law: lawOf(business),
    /** Null where there is none. */
    minimumOrder: business.minimumOrder > 0 ? formatMoney(business.minimumOrder, language, symbol) : null,
    /** The unit that rates are by, as in 'per square foot'. */
    areaUnit: spelt(areaUnits[language][business.units]),
    /** How far from its middle the service area reaches: '55 km', '35 miles'. */
    areaRadius: formatDistance(business.serviceArea.radiusKm, distanceUnit(business)),
    /** Whether half-days for a visit are offered after a request. */
    hasHalfDays: business.visits !== undefined && !business.visits.bookingUrl,
    shortDays: shortDays(language),
    warranty: span(warrantyYears, 'year'),
    answerTime: span(answerHours, 'hour'),
    timeInOperation: span(yearsInOperation, 'year'),
    combinedExperience: span(combinedExperienceYears, 'year'),
    /** The week in words; null without opening hours. */
    openingHours: business.openingHours ? weekInWords(business.openingHours, language) : null,
    kept: spelt(keptTables(business)),
    contrast: contrastsOf(business, language),
    accessChecks: spelt(accessChecksList(language)),
  };
}

/** The least contrasts of the brand's texts, as the language writes figures: '12.4', in French '12,4'. */
function contrastsOf({ brand }: Business, language: Language) {
  const { body, text, large } = leastContrasts(shadesOf(brand.colours));
  const written = (ratio: string) => (language === 'fr' ? ratio.replace('.', ',') : ratio);
  return { body: written(body), text: written(text), large: written(large) };
}

/** The law that the texts on privacy and accessibility go by; null for a country they don't know. */
export function lawOf({ country, region }: Business): 'canada' | 'quebec' | 'us' | null {
  if (country === 'US') return 'us';
  if (country !== 'CA') return null;
  return region === 'QC' ? 'quebec' : 'canada';
}

const areaUnits: Readonly<Record<Language, Readonly<Record<Business['units'], string>>>> = {
  en: { 'sq ft': 'square foot', 'm²': 'square metre' },
  fr: { 'sq ft': 'pied carré', 'm²': 'mètre carré' },
};
