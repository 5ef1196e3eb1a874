import type { ServerContext, ServerStep } from '../server-context';
import { refuse } from './refuse';

const minuteMs = 60_000;

/** What the limit for each client needs. */
export interface ClientLimitOptions {
  readonly callsPerMinute: number;
  readonly clientAddress: (context: ServerContext) => string;
  readonly now: () => number;
}

/** Gives the step that answers 429 once a client address has used up its calls. All counts start again every minute. */
export function limitClients({ callsPerMinute, clientAddress, now }: ClientLimitOptions): ServerStep {
  const calls = new Map<string, number>();
  let minuteStartMs = now();
  return async (context, next) => {
    if (now() - minuteStartMs >= minuteMs) {
      calls.clear();
      minuteStartMs = now();
    }
    const address = clientAddress(context);
    const made = (calls.get(address) ?? 0) + 1;
    calls.set(address, made);
    if (made <= callsPerMinute) return next();
    context.header('Retry-After', String(Math.max(1, Math.ceil((minuteStartMs + minuteMs - now()) / 1000))));
    return refuse(context, 429, 'Too Many Requests');
  };
}
