import type { CounterName, HistogramName, MetricLabels } from './metrics.ts';

/**
 * How the parts of the program tell what happens in them. They are given one and know nothing of what is done with it:
 * the program that starts them decides that (decision 89). Nothing here ever throws or waits.
 */
export interface Telemetry {
  /** Adds `by` (default 1) to a count. */
  count<Name extends CounterName>(name: Name, labels: MetricLabels<Name>, by?: number): void;
  /** Notes one value of a distribution, such as how many seconds something took. */
  observe<Name extends HistogramName>(name: Name, labels: MetricLabels<Name>, value: number): void;
}

/** Where nobody looks: the commands, and tests. */
export const NO_TELEMETRY: Telemetry = {
  count: () => undefined,
  observe: () => undefined,
};
