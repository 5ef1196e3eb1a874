/**
 * The part of an address that one client cannot leave at will: an IPv4 address whole, of an IPv6 address the /64 that a
 * provider hands to a household. Anything else as it is.
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
