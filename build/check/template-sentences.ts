import { join } from 'node:path';
import type { Business } from '../../shared/business/business-schema';
import { inAmericanEnglish } from '../../shared/locales/american-english';
import { type Language, resolveLanguage } from '../../shared/texts';
import { siteFolder } from '../business/folders';
import { fillIn } from '../content/fill-in';
import { readSources } from '../content/read-content';
import { hasStart, startWords } from '../content/start-words';
import { isClaim } from './claims';
import { sentencesOf, textsIn } from './finding';

/** Sentences that the template has whatever a business answers, but for those that a new business of these facts begins with in its language. */
export function templateSentences(business: Business): ReadonlySet<string> {
  const key = JSON.stringify(business);
  const sentences = known.get(key) ?? readTemplate(business);
  known.set(key, sentences);
  return sentences;
}

/** By business, since a build and its tests ask for the same ones again and again. */
const known = new Map<string, ReadonlySet<string>>();

function readTemplate(business: Business): ReadonlySet<string> {
  const spellings = business.country === 'US' ? [String, inAmericanEnglish<string>] : [String];
  const said = (words: unknown, name: string, facts: Business['facts'] = {}) => {
    const listed = { count: { services: 0, paints: 0 }, services: '' };
    return textsIn(fillIn(words, { ...business, facts }, name, listed), name)
      .filter(({ field }) => !/(^|\.)(alt|name)$/.test(field))
      .flatMap(({ text }) => spellings.flatMap((spelt) => sentencesOf(spelt(plain(text)))));
  };
  const sources = readSources(join(siteFolder, 'content'), business).filter(({ path }) =>
    path.startsWith(join(siteFolder, 'content')),
  );
  const all = sources.flatMap(({ name, source }) => said(source, name));
  const language = resolveLanguage(undefined, business.languages);
  const start = (spoken: Language, facts?: Business['facts']) =>
    sources
      .filter(({ name, path }) => path.endsWith('.json') && hasStart(name, spoken))
      .flatMap(({ name, source }) => said(startWords(name, source, { language: spoken }), name, facts));
  const own = new Set(start(language, business.facts));
  const foreign = language === 'en' ? [] : start('en');
  return new Set(
    [...all, ...foreign].filter(
      (sentence) => !own.has(sentence) && (isClaim(sentence) ? /\S\s+\S/ : /(\S+\s+){4}/).test(sentence),
    ),
  );
}

/** A text without the marks of Markdown. */
function plain(text: string): string {
  return text.replace(/\*\*/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
