import { BlockList, isIP } from 'node:net';

/** The proxies in front of the server: as many as write into `X-Forwarded-For`, or the networks that they call from. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: BlockList };

/** The most proxies in a row. */
const mostHops = 10;

/**
 * The proxies that a text names: a number, or addresses and networks (`10.0.0.0/8`) separated by commas. Null for any
 * other text.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? { hops: Number(text) } : null;
  const networks = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', prefix, ...more] = part.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    if (version === 0 || more.length > 0 || (prefix !== undefined && !isPrefix(prefix, longest))) return null;
    networks.addSubnet(
      address,
      prefix === undefined ? longest : Number(prefix),
      version === 4 ? 'ipv4' : 'ipv6',
    );
  }
  return { networks };
}

function isPrefix(text: string, longest: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= longest;
}
