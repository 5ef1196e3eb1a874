import { join } from 'node:path';
import type { Business } from '../../shared/business/business-schema';
import { readBusiness } from '../business/business';
import { siteFolder } from '../business/folders';
import { isClaim } from './claims';
import { type BusinessFinding, must, quoted, sentencesOf, should, type Text } from './finding';
import { templateSentences } from './template-sentences';

/** Texts about one business or its clients, which are false for another. */
const personal =
  /\/content\/about\.json: (story|trust\.(owner|crew|papers))\.|\/content\/reviews\.json: reviews\./;

/**
 * Sentences of five or more words that belong to the template's business, a finding for each field: a 'must' where one claims something,
 * or tells of the business. Sentences that every new business starts with are allowed, except in languages other than English.
 */
export function templateFaults(texts: readonly Text[], business: Business): BusinessFinding[] {
  const isEnglish = business.languages[0] === 'en';
  const ofTemplate = templateSentences(business);
  return texts.flatMap(({ file, field, text }) => {
    if (/(^|\.)(alt|name)$/.test(field)) return [];
    const kept = sentencesOf(text).filter((sentence) => ofTemplate.has(sentence));
    const [first] = kept;
    if (first === undefined) return [];
    const count = kept.length === 1 ? 'a sentence' : `${kept.length} sentences`;
    const message = `has ${count} of the template, such as ${quoted(first)}`;
    const isMust = !isEnglish || personal.test(`${file}: ${field}`) || kept.some(isClaim);
    const level = isMust ? must : should;
    return [
      {
        ...level(file, field, isEnglish ? message : `${message}, in English`),
        kept: { what: 'sentences', count: kept.length },
      },
    ];
  });
}

/** Names, numbers and addresses of the template's own business. */
export function demoFaults(texts: readonly Text[], business: Business, file: string): BusinessFinding[] {
  const demo = readBusiness(join(siteFolder, 'business.json'));
  const own = JSON.stringify(business);
  const words = [demo.name, demo.email, demo.phone.shown, demo.phone.dialled, new URL(demo.url).hostname];
  const foreign = words.filter((word) => !own.includes(word));
  const isNear = business.region === demo.region || business.serviceArea.towns.includes(demo.city);
  const places = isNear ? [] : demo.serviceArea.towns;
  return [
    ...words
      .filter((word) => own.includes(word))
      .map((word) => must(file, fieldWith(word, business), `"${word}" belongs to the template`)),
    ...texts.flatMap(({ file, field, text }) => [
      ...foreign.filter((word) => text.includes(word)).map((word) => must(file, field, `names "${word}"`)),
      ...places.filter((town) => text.includes(town)).map((town) => should(file, field, `names "${town}"`)),
    ]),
  ];
}

/** The first field of the business that contains a word. */
function fieldWith(word: string, business: Business): string {
  return Object.entries(business).find(([, value]) => JSON.stringify(value).includes(word))?.[0] ?? 'name';
}
