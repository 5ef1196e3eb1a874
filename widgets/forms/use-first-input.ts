import { type FormEvent, useRef } from 'react';
import { useHost } from '../element/host';
import { noteInput } from './fill-fields';

/** Returns an input handler that emits `painting-start` at a visitor's first input (docs/tags.md#events). */
export function useFirstInput(): (event: FormEvent) => void {
  const { emit } = useHost();
  const started = useRef(false);
  return ({ target }) => {
    if (!noteInput(target) || started.current) return;
    started.current = true;
    emit('painting-start');
  };
}
