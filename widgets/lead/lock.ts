import { wait } from '../lib/wait';

/**
 * Runs a task while no other page of this origin runs one under the same name, and resolves as the task does.
 * The task learns whether it holds the lock. It does not if there are no locks (http pages, sandboxed frames), where
 * only the tasks of this page take turns, nor if the lock was not granted in time.
 *
 * @param patienceMs how long to wait for the lock: a frozen page or a hanging service must not hold up others
 * @param restMs how long the next task waits after this one: the pause that a service asks for between two calls
 */
export function withTurn<Result>(
  name: string,
  patienceMs: number,
  restMs: number,
  task: (hasLock: boolean) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isStarted = false;
    const start = async (hasLock: boolean) => {
      clearTimeout(timer);
      if (isStarted) return;
      isStarted = true;
      await task(hasLock).then(resolve, reject);
      await wait(restMs);
    };
    const startWithoutLock = () => inTurn(name, () => start(false));
    // A lock granted too late is released at once.
    const timer = setTimeout(startWithoutLock, patienceMs);
    if (navigator.locks) navigator.locks.request(name, () => start(true)).catch(startWithoutLock);
    else startWithoutLock();
  });
}

const turns = new Map<string, Promise<void>>();

function inTurn(name: string, run: () => Promise<void>): void {
  turns.set(name, (turns.get(name) ?? Promise.resolve()).then(run));
}
