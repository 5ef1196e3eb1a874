import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Address that a call comes from. With `trustProxy` it is the one that the proxy in front added last; without a proxy
 * that header is whatever the caller wrote.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
}
