/** Duration of a toast in milliseconds, unless hovered or focused (docs/behaviour.md#62-toasts). */
export const toastDurationMs = 5_000;

/** Duration of a toast that offers Undo, in milliseconds. */
export const undoDurationMs = 10_000;
