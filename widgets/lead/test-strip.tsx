import { type ReactNode, useEffect } from 'react';
import { useStrings } from '../element/host';
import { noticeStrings } from './notice-strings';

/** Tells everybody who sees or debugs a tag in test mode that it sends nothing. */
export function TestStrip(): ReactNode {
  const { test } = useStrings(noticeStrings);
  useEffect(() => void console.info(test), [test]);
  return (
    <p className="field__hint" part="note">
      {test}
    </p>
  );
}
