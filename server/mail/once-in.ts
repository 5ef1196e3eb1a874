/** Gives a gate that lets each key pass once in `intervalMs`; refused tries do not prolong the wait. */
export function onceIn(intervalMs: number, now: () => number): (key: string) => boolean {
  const passedAtMs = new Map<string, number>();
  return (key) => {
    const lastMs = passedAtMs.get(key);
    if (lastMs !== undefined && now() - lastMs < intervalMs) return false;
    passedAtMs.set(key, now());
    return true;
  };
}
