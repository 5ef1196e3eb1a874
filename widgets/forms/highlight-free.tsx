import type { ReactNode } from 'react';
import { texts } from '../../shared/texts';

/** In every language: a page's heading may differ from the form's language. */
const wordForFree = new RegExp(
  `\\b(${Object.values(texts)
    .map(({ quoteModal }) => quoteModal.free)
    .join('|')})\\b`,
  'i',
);

/** A heading with its first 'free' highlighted (docs/behaviour.md#15-quote-modal). */
export function highlightFree(text: string): ReactNode {
  const [before, free, ...after] = text.split(wordForFree);
  if (!free) return text;
  return (
    <>
      {before}
      <em className="highlight">{free}</em>
      {after.join('')}
    </>
  );
}
