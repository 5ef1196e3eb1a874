import { defaultLanguage, languageCodes } from '../../shared/language';
import type { EventDocs } from './describe-tag';

/** Documentation of `lang`, which every tag has. */
export const languageDocs = `The language of the strings, ${languageCodes.map((code) => `\`${code}\``).join(' or ')}; without it the nearest \`lang\` up the tree, else the business's first (\`${defaultLanguage}\`).`;

/** Documentation of `painting-ready`, which every tag dispatches. */
export const readyDocs = {
  'painting-ready': { detail: '{}', description: 'The tag is usable.' },
} as const satisfies Readonly<Record<string, EventDocs>>;

/** Documentation of children used only as fallback. */
export const fallbackDocs = 'Fallback: shown without script, before it runs, and if it fails.';

/** Documentation of the `base` part of tags with their own text. */
export const baseDocs = 'The node that holds everything, with the inherited font.';
