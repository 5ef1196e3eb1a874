import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { TrustedProxies } from '../base/trusted-proxies';

/** Tells who calls, with or without proxies in front of the server. */
export class ClientAddresses {
  readonly #proxies: TrustedProxies | undefined;
  readonly #onUnnamedProxy: () => void;
  #hasUnnamedProxy = false;

  /** `proxies` undefined: nobody has said whether there are any. `onUnnamedProxy` is called once. */
  constructor(proxies: TrustedProxies | undefined, onUnnamedProxy: () => void = () => {}) {
    this.#proxies = proxies;
    this.#onUnnamedProxy = onUnnamedProxy;
  }

  /** Whether a call came with `X-Forwarded-For`, though no setting says whether there is a proxy. */
  get hasUnnamedProxy(): boolean {
    return this.#hasUnnamedProxy;
  }

  /**
   * The address of a call's client: the last one that no trusted proxy has. What callers write before that counts for
   * nothing. Without proxies it is the address of the connection.
   */
  readonly of = (context: Context): string => {
    const direct = getConnInfo(context).remote.address ?? 'unknown';
    if (!this.#proxies) return direct;
    const path = [...forwarded(context), direct];
    if ('hops' in this.#proxies) return path.at(-1 - this.#proxies.hops) ?? path[0] ?? direct;
    const { networks } = this.#proxies;
    return path.findLast((address) => !isIn(networks, address)) ?? path[0] ?? direct;
  };

  /** Whether the address of this call may be that of a proxy which no setting names. */
  readonly isUnnamedProxy = (context: Context): boolean => {
    if (this.#proxies || forwarded(context).length === 0) return false;
    if (!this.#hasUnnamedProxy) {
      this.#hasUnnamedProxy = true;
      this.#onUnnamedProxy();
    }
    return true;
  };
}

/** The addresses in the header, without the ports that some proxies write. */
function forwarded({ req }: Context): readonly string[] {
  return (req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^\[(.+)\](?::\d+)?$/.exec(part)?.[1] ?? /^([\d.]+):\d+$/.exec(part)?.[1] ?? part);
}

function isIn(
  networks: Extract<TrustedProxies, { networks: unknown }>['networks'],
  address: string,
): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
