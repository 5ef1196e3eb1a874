import type { Business } from '../../shared/business/business-schema';
import { lawOf } from '../content/fill-in';
import { type BusinessFinding, must, quoted, sentencesOf, should, type Text } from './finding';

const money = /(?:[$€£]\s?(\d[\d.,]*\d|\d))|(?:(\d[\d.,\s]*\d|\d)\s?[$€£])/g;

/** Figures written out in a text that contradict the business's settings, or would once those change. */
export function figureFaults({ file, field, text }: Text, business: Business): BusinessFinding[] {
  // Articles and reviews tell of others' prices, too.
  if (/\/content\/(blog\/|reviews\.json)/.test(file)) return [];
  const { facts } = business;
  const known = numbersIn({ facts, minimumOrder: business.minimumOrder });
  return sentencesOf(text).flatMap((sentence) => {
    const typed = sentence.replace(/\{\{.*?\}\}|\{%.*?%\}/g, '');
    const amounts = [...typed.matchAll(money)].map(([, before, after]) => amountOf(before ?? after ?? ''));
    const stated = (pattern: RegExp, context: RegExp, value: number | undefined, name: string) => {
      const found = context.test(typed) ? pattern.exec(typed)?.[1] : undefined;
      if (found === undefined || Number(found) === value) return [];
      return [
        must(file, field, `says ${found}, but ${name} is ${value ?? 'not stated'}: ${quoted(sentence)}`),
      ];
    };
    const unknown = amounts.filter((amount) => !known.includes(amount));
    return [
      ...(unknown.length > 0
        ? [
            must(
              file,
              field,
              `states ${unknown.join(' and ')}, which business.json does not: ${quoted(sentence)}`,
            ),
          ]
        : []),
      ...(amounts.length > unknown.length
        ? [should(file, field, `has a typed price; use the fact instead: ${quoted(sentence)}`)]
        : []),
      ...stated(
        /(\d+)[ -]?(?:years?|ans?)\b/,
        /warrant|guarant|garanti/i,
        facts.warrantyYears,
        'facts.warrantyYears',
      ),
      ...stated(
        /(\d+)[ -]?(?:hours?|heures?)\b/,
        /respond|repl|answer|rappel|répon/i,
        facts.answerHours,
        'facts.answerHours',
      ),
      ...stated(/\b(?:since|depuis) ((?:19|20)\d\d)\b/i, /./, business.since, 'since'),
    ];
  });
}

function amountOf(written: string): number {
  const cents = /[.,](\d\d)$/.exec(written)?.[1];
  const units = (cents ? written.slice(0, -3) : written).replace(/\D/g, '');
  return Number(`${units}.${cents ?? 0}`);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const canadian =
  /\b(?:PIPEDA|LPRPDE|AODA|Law 25|Loi 25|Privacy Commissioner of Canada|outside Canada|hors du Canada|your province|votre province)\b|Commission d'accès/;
const american = /\b(?:CCPA|ADA|Americans with Disabilities|Federal Trade Commission|California Consumer)\b/;

/** References to another country's law, in a text as visitors read it. */
export function lawFault({ file, field, text }: Text, business: Business): BusinessFinding[] {
  const law = lawOf(business);
  const foreign = law === 'us' ? [canadian] : law === null ? [canadian, american] : [american];
  const found = foreign.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return found
    ? [must(file, field, `names "${found}", but the business is in ${business.region}, ${business.country}`)]
    : [];
}

const offers = {
  en: /\b(?:en|l') ?anglais\b|\bin English\b/i,
  fr: /\b(?:in|prefer|speak) French\b|\ben français\b/i,
};

/** An offer of a language that the business does not speak. */
export function languageFault({ file, field, text }: Text, { languages }: Business): BusinessFinding[] {
  return (['en', 'fr'] as const)
    .filter((language) => !languages.includes(language))
    .flatMap((language) => {
      const found = offers[language].exec(text)?.[0];
      return found ? [must(file, field, `says "${found}", but languages has no "${language}"`)] : [];
    });
}
