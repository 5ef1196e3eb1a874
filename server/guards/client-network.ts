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
