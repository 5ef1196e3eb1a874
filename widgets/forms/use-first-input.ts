import { useRef } from 'react';
import { useHost } from '../element/host';

/** To be called at each input: tells the page of the visitor's first one (docs/tags.md#events). */
export function useFirstInput(): () => void {
  const { emit } = useHost();
  const started = useRef(false);
  return () => {
    if (started.current) return;
    started.current = true;
    emit('painting-start');
  };
}
