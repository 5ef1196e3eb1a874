const durationMs = 900;

/** What a price shows this long after it began to count up: quick at first, the whole amount from 0.9 seconds on. */
export function countedAmount(amount: number, elapsedMs: number): number {
  const left = 1 - elapsedMs / durationMs;
  return left > 0 ? amount * (1 - left ** 4) : amount;
}
