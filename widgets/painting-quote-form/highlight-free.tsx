import type { ReactNode } from 'react';

/** A heading's text with the first word 'free' highlighted (docs/behaviour.md#15-quote-modal). */
export function highlightFree(text: string): ReactNode {
  const [before, free, ...after] = text.split(/\b(free|gratuite)\b/i);
  if (!free) return text;
  return (
    <>
      {before}
      <em className="highlight">{free}</em>
      {after.join('')}
    </>
  );
}
