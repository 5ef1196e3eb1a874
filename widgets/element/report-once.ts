const reported = new Set<string>();

/** Writes one `console.error` for the integrator, and none when the very same message was written before. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
