const reported = new Set<string>();

/** Logs an error for the integrator, once per message. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
