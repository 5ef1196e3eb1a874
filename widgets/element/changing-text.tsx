import type { ReactNode } from 'react';

/**
 * A text that changes, in a new element each time. Page translators wrap texts in elements of their own,
 * where a changed text would not arrive.
 */
export function ChangingText({ children }: { readonly children: string }): ReactNode {
  return <span key={children}>{children}</span>;
}
