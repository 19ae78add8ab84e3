import { isIPv6 } from 'node:net';

/**
 * What counts as one client wherever something is limited. One subscriber has a whole /64, so single IPv6 addresses say
 * nothing: `2001:db8:1:2:3::4` → `2001:db8:1:2`. IPv4 in IPv6's clothes is its IPv4 address: `::ffff:192.0.2.1` → `192.0.2.1`.
 */
export function toClientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = toGroups(ip);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address in any of its spellings: `fe80::1%eth0`, `64:ff9b::192.0.2.1`. */
function toGroups(ip: string): number[] {
  const [bare = ''] = ip.split('%', 1);
  const [head = '', tail = ''] = bare.split('::', 2).map(spellInHex);
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const given = [...(left ?? []), ...(right ?? [])].length;
  const zeros = Array.from({ length: 8 - given }, () => '0');
  return [...(left ?? []), ...zeros, ...(right ?? [])].map((group) => parseInt(group, 16));
}

/** An IPv4 address at the end stands for two groups: `ffff:192.0.2.1` → `ffff:c000:201`. */
function spellInHex(part: string): string {
  return part.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_text, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.slice(0, 4).map(Number);
    return [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(':');
  });
}
