import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 15_000;
const intervalMs = 50;

/** Polls until the result is truthy; rejects with what was awaited. */
export async function until<Given>(what: string, ask: () => Promise<Given>): Promise<NonNullable<Given>> {
  const deadline = Date.now() + timeoutMs;
  let refusal = '';
  while (Date.now() < deadline) {
    try {
      const given = await ask();
      if (given) return given;
      refusal = '';
    } catch (error) {
      // A navigating page doesn't answer.
      refusal = `: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
    }
    await pause(intervalMs);
  }
  throw new Error(`Waited in vain for ${what}${refusal}`);
}
