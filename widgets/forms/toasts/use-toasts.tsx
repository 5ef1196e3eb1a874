import { type ReactNode, useRef, useState } from 'react';
import { type Toast, Toaster } from './toaster';

/** The messages of one component. */
export interface Toasts {
  /** To be rendered once inside the component; in its dialog, if it has one. */
  readonly outlet: ReactNode;
  showError(text: string): void;
  /** Says what has just been taken away, and gives it back on request for ten seconds. */
  offerUndo(text: string, undo: () => void): void;
  /** Takes back every offer: what is there now is used. */
  withdrawUndo(): void;
}

/** Messages at the top right that close by themselves (docs/behaviour.md#62-toasts), in the element's own shadow root. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const close = (toast: Toast) => setToasts((shown) => shown.filter((other) => other !== toast));
  function show(text: string, undo?: () => void): void {
    count.current += 1;
    const toast = { id: count.current, text, undo };
    setToasts((shown) => [...shown, toast]);
  }
  return {
    outlet: toasts.length > 0 && <Toaster toasts={toasts} onClose={close} />,
    showError: show,
    offerUndo: show,
    withdrawUndo: () => setToasts((shown) => shown.filter(({ undo }) => !undo)),
  };
}
