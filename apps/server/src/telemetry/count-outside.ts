import type { Telemetry } from '@firsthand/contracts';
import type { OutsideEvent } from '@firsthand/outside';

/** Tells what became of what left the program, by its door: of hosts there is no end, each employer may have one. */
export function countOutside(telemetry: Telemetry, event: OutsideEvent): void {
  const { door } = event;
  if (event.kind === 'attempt')
    telemetry.count('firsthand_outgoing_requests_total', { door, outcome: event.outcome });
  else telemetry.count('firsthand_outgoing_hosts_total', { door, became: event.state });
}
