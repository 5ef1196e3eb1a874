import { defaultLanguage, languageCodes } from '../../shared/language';
import type { EventDocs } from './describe-tag';

/** Describes `lang`, which every tag has. */
export const languageDocs = `The language of the strings, ${languageCodes.map((code) => `\`${code}\``).join(' or ')}; without it the nearest \`lang\` up the tree, else the business's first (\`${defaultLanguage}\`).`;

/** Describes `painting-ready`, which every tag sends. */
export const readyDocs = {
  'painting-ready': { detail: '{}', description: 'The tag is usable.' },
} as const satisfies Readonly<Record<string, EventDocs>>;

/** Describes the children of a tag that shows them only where the tag itself does not work. */
export const fallbackDocs = 'Fallback: shown without script, before it runs, and if it fails.';

/** Describes the part `base` of a tag with text of its own. */
export const baseDocs = 'The node that holds everything, with the inherited font.';
