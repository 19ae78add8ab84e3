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

/** Gives all addresses of a name, as the system does. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A DNS look-up that refuses names leading to private addresses, so that no board can make us call our own network. */
export const publicLookup = toPublicLookup(dnsLookup);

/**
 * The same with another way to ask. A name is asked once for each connection, which goes to an address that was looked at
 * then: a name that answers otherwise a moment later (DNS rebinding) gains nothing.
 */
export function toPublicLookup(resolve: Resolve) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
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
  };
}
