/**
 * From where a caller comes, as limits count it. Pure.
 */
import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name its network; each device chooses the other half as it likes. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns an IPv4 address as it is, an IPv6 one as its network of 64 bits: `2001:db8:0:7::/64`. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const left = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(left).fill('0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
