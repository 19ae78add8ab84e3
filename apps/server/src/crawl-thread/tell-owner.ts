import type { Telemetry } from '@firsthand/contracts';
import { watchOutages, type OutageWatch } from '@firsthand/database';
import { createTelemetry } from '../telemetry/create-telemetry.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { ThreadMessage } from './protocol.ts';

type Tell = (message: ThreadMessage) => void;

/** What happens in the thread, told to the program's own measures; its traces are handed over from here. Null: nobody counts. */
export function tellTelemetry(tell: Tell | null, traces: Traces | null): Telemetry {
  const measures =
    tell &&
    ({
      count: (name, labels, by = 1) => tell({ kind: 'count', name, labels: { ...labels }, by }),
      observe: (name, labels, value) => tell({ kind: 'observe', name, labels: { ...labels }, value }),
    } satisfies Pick<Telemetry, 'count' | 'observe'>);
  return createTelemetry(measures, traces);
}

/** When the thread loses its database and has it back, told to the program's watch, so that an outage is logged once. */
export function tellOutages(tell: Tell): OutageWatch {
  return watchOutages({
    onLost: (error) =>
      tell({ kind: 'outage', message: error instanceof Error ? error.message : String(error) }),
    onBack: () => tell({ kind: 'outage', message: null }),
  });
}
