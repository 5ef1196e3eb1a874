/** How long a toast stays, in milliseconds, unless the pointer or the focus rests on it (docs/behaviour.md#62-toasts). */
export const toastDurationMs = 5_000;

/** The same for one that offers to undo something. */
export const undoDurationMs = 10_000;
