import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is given out of IPv6. Outside of it the library takes old ways to write IPv4, as `::127.0.0.1`, for public. */
const IPV6_IN_USE = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the public internet; private, loopback, link-local and reserved ones do not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(IPV6_IN_USE);
}

/** The address of a literal host ("127.0.0.1", "[::1]"), which never reaches a DNS look-up; undefined for names. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** A DNS look-up that refuses names leading to private addresses, so that no board can make us call our own network. */
export function publicLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const refused = addresses.find((entry) => !isPublicAddress(entry.address));
    const [first] = addresses;
    if (refused || !first) {
      callback(new Error(`${hostname} leads to the private address ${refused?.address ?? '(none)'}`), []);
      return;
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
