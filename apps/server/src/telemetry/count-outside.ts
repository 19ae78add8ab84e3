import { SECOND_MS, type Telemetry } from '@firsthand/contracts';
import type { OutsideEvent } from '@firsthand/outside';

/** Tells what became of what left the program, by its door: of hosts there is no end, each employer may have one. */
export function countOutside(telemetry: Telemetry, event: OutsideEvent): void {
  const { door, host } = event;
  if (event.kind === 'host') {
    telemetry.count('firsthand_outgoing_hosts_total', { door, became: event.state });
    return;
  }
  const { outcome, ms } = event;
  telemetry.count('firsthand_outgoing_requests_total', { door, outcome });
  const hasFailed = outcome === 'failed' || outcome === 'refused';
  telemetry.note({ name: 'call', seconds: ms / SECOND_MS, hasFailed, facts: { door, host, outcome } });
}
