import type { ReactNode } from 'react';
import { wordForFree } from './strings';

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
