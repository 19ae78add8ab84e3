import type { OutsideEvent } from '@firsthand/outside';
import type { Logger } from 'pino';

/** Tells in the log which hosts outside rest after failing too often, and which answer again: once each. */
export function logHosts(logger: Logger): (event: OutsideEvent) => void {
  return (event) => {
    if (event.kind !== 'host') return;
    const { door, host, state } = event;
    if (state === 'resting') logger.warn({ door, host }, 'a host outside failed too often and rests');
    else if (state === 'open') logger.info({ door, host }, 'a host outside answers again');
  };
}
