import { useRef } from 'react';
import { useHost } from '../element/host';

/** Returns an input handler whose first call emits `painting-start` (docs/tags.md#events). */
export function useFirstInput(): () => void {
  const { emit } = useHost();
  const started = useRef(false);
  return () => {
    if (started.current) return;
    started.current = true;
    emit('painting-start');
  };
}
