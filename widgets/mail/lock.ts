/**
 * Runs a task while no other tab of this origin, nor this page, runs one under the same name; those that come later
 * wait their turn. Rejects as the task does, and with the signal's reason when it aborts before the turn has come.
 */
export async function withLock<Result>(
  name: string,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  // An insecure page has no locks.
  if (!navigator.locks) return inTurn(name, signal, task);
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return task();
  };
  try {
    return await navigator.locks.request(name, { signal }, start);
  } catch (error) {
    if (isStarted || signal.aborted) throw error;
    // A sandboxed frame has locks that refuse: it has no storage to share either.
    return inTurn(name, signal, task);
  }
}

const turns = new Map<string, Promise<unknown>>();

function inTurn<Result>(name: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
  const start = () => {
    signal.throwIfAborted();
    return task();
  };
  const turn = (turns.get(name) ?? Promise.resolve()).then(start, start);
  turns.set(name, turn);
  return turn;
}

/**
 * Makes something that was done known to all tabs of this origin, until the function it gives is called or the page ends.
 * They know it at once, whereas what one tab writes to local storage reaches the others a moment later.
 */
export function announce(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const nobodyHears = () => resolve(() => {});
    if (!navigator.locks) nobodyHears();
    else navigator.locks.request(name, { ifAvailable: true }, hold).catch(nobodyHears);
  });
}

/** Whether a tab of this origin announces this now. */
export async function isAnnounced(name: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock === null).catch(() => false);
}
