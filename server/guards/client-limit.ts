import type { ServerContext, ServerStep } from '../server-context';
import { MinuteCounter } from './minute-counter';
import { refuse } from './refuse';

/** What the limit for each client needs. */
export interface ClientLimitOptions {
  readonly callsPerMinute: number;
  readonly clientAddress: (context: ServerContext) => string;
  readonly now: () => number;
}

/** Gives the step that answers 429 once a client address has used up its calls of the minute. */
export function limitClients({ callsPerMinute, clientAddress, now }: ClientLimitOptions): ServerStep {
  const calls = new MinuteCounter(now);
  return async (context, next) => {
    if (calls.add(clientAddress(context)) <= callsPerMinute) return next();
    context.header('Retry-After', String(calls.secondsLeft));
    return refuse(context, 429, 'Too Many Requests');
  };
}
