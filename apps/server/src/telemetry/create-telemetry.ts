import { NO_TELEMETRY, type Telemetry } from '@firsthand/contracts';
import type { Traces } from './traces.ts';
import { findWork, runInWork, toWorkScope } from './work-scope.ts';

/** Tells the log what its lines belong to and, where there are some, metrics and traces what happens. */
export function createTelemetry(
  metrics: Pick<Telemetry, 'count' | 'observe'> | null,
  traces: Traces | null = null,
): Telemetry {
  return {
    ...(metrics ?? NO_TELEMETRY),
    begin: (work) => {
      const span = traces?.begin(work, findWork()?.span);
      const scope = toWorkScope(work, span);
      return { run: (part) => runInWork(scope, part), end: (outcome) => span?.end(outcome) };
    },
    note: (part) => {
      const within = traces && findWork()?.span;
      if (within) traces.note(part, within);
    },
  };
}
