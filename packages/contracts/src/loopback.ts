/** A byte of an IPv4 address as it is usually written: without leading zeros. */
const BYTE = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const LOOPBACK_IPV4 = new RegExp(`^127(\\.${BYTE}){3}$`);

/** Whether a host, as an address has it ("localhost", "127.0.0.1", "[::1]"), is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || LOOPBACK_IPV4.test(name);
}

/** The name in a `Host` header: "LocalHost:3000" → "localhost", "[::1]:3000" → "[::1]"; null for what is no host. */
export function findHostName(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase() ?? null;
}
