/** Gives a gate that lets each key pass once in `intervalMs`; refused tries do not prolong the wait. */
export function onceIn(intervalMs: number, now: () => number): (key: string) => boolean {
  const passedAtMs = new Map<string, number>();
  return (key) => {
    const sinceMs = now() - (passedAtMs.get(key) ?? Number.NEGATIVE_INFINITY);
    // Below 0 the machine's clock was set back.
    if (sinceMs >= 0 && sinceMs < intervalMs) return false;
    passedAtMs.set(key, now());
    return true;
  };
}
