import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Gives the address a call comes from. With `trustProxy` it is the one that the proxy in front added last; without a proxy
 * that header is whatever the caller wrote.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
}

/** What proxies add: with one of them a call from the machine itself is only the proxy's. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Tells whether a call comes from the machine itself, through no proxy, and names it as `localhost` or by a loopback address. A foreign
 * page whose host name was made to resolve to this machine (DNS rebinding) does not.
 */
export function isFromThisMachine(context: Context): boolean {
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false;
  const address = (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '');
  const { hostname } = new URL(context.req.url);
  const isLoopback = (host: string) => host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
  return isLoopback(address) && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));
}
