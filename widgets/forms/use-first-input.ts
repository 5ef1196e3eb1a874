import { useRef } from 'react';
import { useHost } from '../element/host';

/** A function to be called at every input; the first call emits `painting-start` (docs/tags.md#events). */
export function useFirstInput(): () => void {
  const { emit } = useHost();
  const started = useRef(false);
  return () => {
    if (started.current) return;
    started.current = true;
    emit('painting-start');
  };
}
