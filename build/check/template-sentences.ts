import { join } from 'node:path';
import { americanSpelling } from '../../shared/american-spelling';
import type { Business } from '../../shared/business/business-schema';
import { siteFolder } from '../business/folders';
import { fillIn } from '../content/fill-in';
import { readSources } from '../content/read-content';
import { startWords } from '../content/start-words';
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
  const spellings = business.country === 'US' ? [String, americanSpelling] : [String];
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
  const isEnglish = business.languages[0] === 'en';
  const start = sources
    .filter(({ path }) => path.endsWith('.json'))
    .flatMap(({ name, source }) =>
      said(startWords(name, source), name, isEnglish ? business.facts : undefined),
    );
  const common = new Set(isEnglish ? start : []);
  return new Set(
    [...all, ...(isEnglish ? [] : start)].filter(
      (sentence) => !common.has(sentence) && (isClaim(sentence) ? /\S\s+\S/ : /(\S+\s+){4}/).test(sentence),
    ),
  );
}

/** A text without the marks of Markdown. */
function plain(text: string): string {
  return text.replace(/\*\*/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
