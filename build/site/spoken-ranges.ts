import { rangeWord } from '../../shared/range-word';
import type { Language } from '../../shared/texts';

/** Markup to skip, because it has no running text. The reviews tag is skipped because it reads its own children. */
const passedOver =
  /<(head|script|style|svg|pre|code|textarea|template|painting-review-carousel)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** Two amounts around a dash; no part of a date or of a phone number. */
const range = /(?<![-\d)][ \u00a0]?|[.,])(\$?\d[\d.,]*)([-–])(?=\$?\d[\d.,]*(?![-\d]))/;

const parts = new RegExp(`${passedOver.source}|${range.source}`, 'g');

/**
 * A page's HTML in which each dash between two amounts stays what is shown, and is spoken as a word: '2-4', '$2-$3',
 * '2008–2026'.
 */
export function spokenRanges(html: string, language: Language): string {
  const word = `<span class="visually-hidden"> ${rangeWord[language]} </span>`;
  return html.replace(parts, (part, _, from: string | undefined, dash: string) =>
    from === undefined ? part : `${from}<span aria-hidden="true">${dash}</span>${word}`,
  );
}
