import { NO_TELEMETRY, type Telemetry } from '@firsthand/contracts';
import type { Metrics } from './create-metrics.ts';
import { runInWork, toWorkFields } from './work-scope.ts';

/** Tells the log what its lines belong to and, where there are some, the metrics what is counted. */
export function createTelemetry(metrics: Metrics | null): Telemetry {
  return {
    ...(metrics ?? NO_TELEMETRY),
    begin: (work) => {
      const fields = toWorkFields(work);
      return { run: (part) => runInWork(fields, part), end: () => undefined };
    },
  };
}
