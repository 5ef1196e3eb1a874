import { join } from 'node:path';
import { americanSpelling } from '../../shared/american-spelling';
import { type Business, readBusiness } from '../business';
import { siteFolder } from '../folders';
import { type BusinessFinding, must, quoted, sentencesOf, should, type Text, textsOfFolder } from './finding';

/** Files whose words serve any business: labels, menus, messages. */
const neutral = /\/content\/((blog\/)?404|blog|labels|navigation|partners|thank-you|embed\/\w+)\.json$/;

/** Texts that tell of one business or its clients, and are false of another. */
const personal =
  /\/content\/about\.json: (story|trust\.(owner|crew|papers))\.|\/content\/reviews\.json: reviews\./;

/** Sentences of five words and more that stand as they do in the template, a finding for each field. */
export function templateFaults(texts: readonly Text[], business: Business): BusinessFinding[] {
  const template = new Set(
    textsOfFolder(join(siteFolder, 'content'), business)
      .flatMap(({ text }) => (business.country === 'US' ? [text, americanSpelling(text)] : [text]))
      .flatMap(sentencesOf),
  );
  return texts.flatMap(({ file, field, text }) => {
    if (neutral.test(file) || /(^|\.)(alt|name)$/.test(field)) return [];
    const kept = sentencesOf(text).filter(
      (sentence) => /(\S+\s+){4}/.test(sentence) && !/\{[{%]/.test(sentence) && template.has(sentence),
    );
    const [first] = kept;
    if (first === undefined) return [];
    const count = kept.length === 1 ? 'a sentence' : `${kept.length} sentences`;
    const message = `has ${count} of the template, such as ${quoted(first)}`;
    if (business.languages[0] !== 'en') return [must(file, field, `${message}, in English`)];
    return [(personal.test(`${file}: ${field}`) ? must : should)(file, field, message)];
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

/** The first field of the business that has a word. */
function fieldWith(word: string, business: Business): string {
  return Object.entries(business).find(([, value]) => JSON.stringify(value).includes(word))?.[0] ?? 'name';
}
