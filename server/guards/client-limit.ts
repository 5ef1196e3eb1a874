import type { Context } from 'hono';
import type { GuardContext, GuardStep } from './guard-context';
import { refuse } from './refuse';

const minuteMs = 60_000;
/** Number of refused clients remembered here; the store counts the others. */
const mostRemembered = 10_000;

/** The kinds of calls, each with its own limit. */
export type LimitedCall = 'estimate' | 'lead' | 'link' | 'mail' | 'visit';

/** Settings of the limit per client. */
export interface ClientLimitOptions {
  readonly callsPerMinute: number;
  readonly clientAddress: (context: Context) => string;
  /** Whether that address may be a proxy's, which many clients share; default: never. */
  readonly isUnnamedProxy?: ((context: Context) => boolean) | undefined;
  /** Counts outside the store; see `ServerOptions`. */
  readonly secondsToWait?: ((context: GuardContext, key: string) => Promise<number>) | undefined;
  readonly now: () => number;
}

/**
 * The step that answers 429 once a client has used up its calls of this kind for the minute. A client is an IPv4
 * address or an IPv6 /64. The store counts, so several processes over one file count together; while it can't be
 * written to, no call is refused.
 */
export function limitClients(kind: LimitedCall, options: ClientLimitOptions): GuardStep {
  const { clientAddress, secondsToWait = storedSecondsToWait(options) } = options;
  return async (context, next) => {
    const seconds = await secondsToWait(context, `${kind} ${clientNetwork(clientAddress(context))}`);
    if (seconds === 0) return next();
    context.header('Retry-After', String(seconds));
    return refuse(context, 429, 'Too Many Requests');
  };
}

function storedSecondsToWait({ callsPerMinute, now }: ClientLimitOptions) {
  // A flood of refused calls must not load the store.
  const refusedUntil = new Map<string, number>();
  return async (context: GuardContext, key: string): Promise<number> => {
    const leftMs = (refusedUntil.get(key) ?? 0) - now();
    if (leftMs > 0 && leftMs <= minuteMs) return Math.ceil(leftMs / 1000);
    refusedUntil.delete(key);
    try {
      const { count, endsAt } = await context.var.desk.calls.add(key, minuteMs, now());
      if (count <= callsPerMinute) return 0;
      if (refusedUntil.size >= mostRemembered) refusedUntil.clear();
      refusedUntil.set(key, endsAt);
      return Math.ceil((endsAt - now()) / 1000);
    } catch {
      return 0;
    }
  };
}

/** The client of a call, as leads are counted by: its network; null if that may be a proxy's. */
export function clientOf(
  context: Context,
  { clientAddress, isUnnamedProxy }: Pick<ClientLimitOptions, 'clientAddress' | 'isUnnamedProxy'>,
): string | null {
  return isUnnamedProxy?.(context) ? null : clientNetwork(clientAddress(context));
}

/**
 * The part of an address that one client cannot change at will: all of an IPv4 address, and the /64 of an IPv6 address, which a
 * provider hands to a household. Anything else is unchanged.
 */
export function clientNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const left = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = after === undefined ? head : [...head, ...left, ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
