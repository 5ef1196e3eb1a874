const reported = new Set<string>();

/** Writes a `console.error` for the integrator, unless the same message was written before. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
