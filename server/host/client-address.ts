import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Gives the address a call comes from. With `trustProxy` it is the one that the proxy in front wrote down last; without a
 * proxy that header is whatever the caller likes.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
}

/**
 * Tells whether a call comes from the machine itself, under one of its own names: a page elsewhere whose host name is
 * made to point here does not.
 */
export function isFromThisMachine(context: Context): boolean {
  const address = (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '');
  const { hostname } = new URL(context.req.url);
  const isLoopback = (host: string) => host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
  return isLoopback(address) && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));
}
