import { type LookupAddress, lookup } from 'node:dns';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { FetchPage } from './fetch-following';

/** Networks that are nobody's on the internet: this machine's, the house's, reserved ones (IANA's special-purpose registries). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}

/** The one range of IPv6 that is assigned to the internet, without what tunnels IPv4 or is for documents. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const notPublicIpv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicIpv6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address belongs to the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}

/** Looked up where the connection is made, so that a name can't change what it leads to in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('no public address'), '');
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Gets a page from a public address, without following its redirect. Rejects for any other address. */
export const fetchPublic: FetchPage = (url, { signal }) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (!/^https?:$/.test(protocol) || (isIP(host) !== 0 && !isPublicAddress(host))) {
      reject(new Error('no public address'));
      return;
    }
    const get = protocol === 'https:' ? getSecure : getPlain;
    get(url, { signal, lookup: lookupPublic }, (message) => {
      const { statusCode: status = 502, headers } = message;
      const { location } = headers;
      const body = status === 200 ? new ReadableStream(Readable.toWeb(message)) : null;
      if (!body) message.destroy();
      resolve(new Response(body, { status, headers: location ? { location } : {} }));
    }).on('error', reject);
  });
