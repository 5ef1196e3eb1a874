import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 15_000;
const intervalMs = 50;

/** Asks again and again until something is given that is neither false nor nothing; rejects with what was waited for. */
export async function until<Given>(what: string, ask: () => Promise<Given>): Promise<NonNullable<Given>> {
  const deadline = Date.now() + timeoutMs;
  let refusal = '';
  while (Date.now() < deadline) {
    try {
      const given = await ask();
      if (given) return given;
      refusal = '';
    } catch (error) {
      // A page on its way to the next one answers nothing.
      refusal = `: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
    }
    await pause(intervalMs);
  }
  throw new Error(`Waited in vain for ${what}${refusal}`);
}
