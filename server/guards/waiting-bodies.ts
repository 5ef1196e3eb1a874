import { type ClientLimitOptions, clientNetwork } from './client-limit';
import type { GuardStep } from './guard-context';
import { refuse } from './refuse';

const megabyte = 1024 * 1024;

/** Limits of the bodies that are in memory at the same moment, in bytes. */
export interface WaitingLimits {
  /** Largest body of one call. */
  readonly call: number;
  /** Bodies of one client, so that one client leaves room for others. */
  readonly client: number;
  readonly all: number;
}

/** The limits of a server with a machine of its own. */
export const usualWaitingLimits: WaitingLimits = {
  call: 15 * megabyte,
  client: 32 * megabyte,
  all: 64 * megabyte,
};

/** Uploads take seconds. */
const retryAfterSeconds = 5;

/**
 * Middleware that answers 413 to a body over the limit of a call, and 503 with `Retry-After` while too many bytes wait
 * already. A body counts with its announced length from before it is read until its call is answered; an unannounced
 * one counts as the largest.
 */
export function limitWaitingBodies(
  limits: WaitingLimits,
  { clientAddress }: Pick<ClientLimitOptions, 'clientAddress'>,
): GuardStep {
  const ofClients = new Map<string, number>();
  let all = 0;
  function count(client: string, bytes: number): void {
    const ofClient = (ofClients.get(client) ?? 0) + bytes;
    all += bytes;
    if (ofClient > 0) ofClients.set(client, ofClient);
    else ofClients.delete(client);
  }
  return async (context, next) => {
    const bytes = Number(context.req.header('content-length') ?? limits.call);
    if (!(bytes <= limits.call))
      return refuse(context, 413, `The body is larger than ${limits.call / megabyte} MB`);
    const client = clientNetwork(clientAddress(context));
    if (all + bytes > limits.all || (ofClients.get(client) ?? 0) + bytes > limits.client) {
      context.header('Retry-After', String(retryAfterSeconds));
      return refuse(context, 503, 'Too many large bodies at once');
    }
    count(client, bytes);
    try {
      return await next();
    } finally {
      count(client, -bytes);
    }
  };
}
