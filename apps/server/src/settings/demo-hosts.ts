import { isIP } from 'node:net';
import { findHostName, isLoopback } from '@firsthand/contracts';
import type { Config } from './config.ts';

/**
 * Which `Host` the demo answers to; undefined in live mode, which has no mailbox to protect. By itself only to names of
 * this machine. Opened to others, also to the host of `PUBLIC_URL` and to bare addresses: those cannot be rebound.
 */
export function toDemoHosts({
  mode,
  allowsRemoteDemo,
  publicUrl,
}: Pick<Config, 'mode' | 'allowsRemoteDemo' | 'publicUrl'>):
  ((host: string | undefined) => boolean) | undefined {
  if (mode === 'live') return undefined;
  const publicName = new URL(publicUrl).hostname;
  return (host) => {
    const name = findHostName(host);
    if (name === null) return false;
    if (isLoopback(name)) return true;
    return allowsRemoteDemo && (name === publicName || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0);
  };
}
