import type { ReactNode } from 'react';
import { texts } from '../../shared/texts';

/** A heading with its first 'free' highlighted (docs/behaviour.md#15-quote-modal). */
export function highlightFree(text: string): ReactNode {
  // In every language here: a page's heading may differ from the form's language.
  const words = Object.values(texts).flatMap(({ quoteModal }) => quoteModal?.free ?? []);
  const [before, free, ...after] = text.split(new RegExp(`\\b(${words.join('|')})\\b`, 'i'));
  if (!free) return text;
  return (
    <>
      {before}
      <em className="highlight">{free}</em>
      {after.join('')}
    </>
  );
}
