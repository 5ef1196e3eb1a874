import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../shared/business/business-schema';
import { resolveLanguage } from '../../shared/texts';
import { fromRoot } from '../business/from-root';
import { sentencesOf, textsIn } from '../check/finding';
import { fillIn } from '../content/fill-in';
import { contentFiles } from '../content/page-files';
import { hasStart, startWords } from '../content/start-words';
import { withAnswer } from './make-business';
import type { BusinessDraft, BusinessQuestion } from './question';

/** The sentences that the pages of a new business say with an answer such as the question's example, and not without. */
export function printedBy(question: BusinessQuestion, draft: BusinessDraft): readonly string[] {
  const before = new Set(startSentences(draft.business));
  const after = startSentences(withAnswer(draft, question, question.example).business);
  return [...new Set(after)].filter((sentence) => !before.has(sentence));
}

const folder = fromRoot('site/content');
const templates = contentFiles(folder)
  .filter(({ path }) => path.endsWith('.json'))
  .map(({ name, path }) => ({ name, words: JSON.parse(readFileSync(join(folder, path), 'utf8')) }));

/** Every sentence that the pages of a new business begin with. */
export function startSentences(business: Business): readonly string[] {
  const listed = { count: { services: 1, paints: 1 }, services: 'Painting' };
  const language = resolveLanguage(undefined, business.languages);
  return templates
    .filter(({ name }) => hasStart(name, language))
    .flatMap(({ name, words }) =>
      textsIn(fillIn(startWords(name, words, { language }), business, name, listed), name),
    )
    .filter(({ field }) => !/(^|\.)(alt|name)$/.test(field))
    .flatMap(({ text }) => sentencesOf(text));
}
