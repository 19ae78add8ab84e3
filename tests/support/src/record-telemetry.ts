import { NO_TELEMETRY, type Telemetry } from '@firsthand/contracts';

/**
 * A telemetry that remembers. `told` gives, by the name and its labels' values in a row, what was added up of counts and how
 * many values of a distribution there were: `{ 'firsthand_tasks_total greet done': 2 }`.
 */
export function recordTelemetry(): { telemetry: Telemetry; told: () => Record<string, number> } {
  const sums = new Map<string, number>();
  const add = (name: string, labels: Record<string, string>, by: number) => {
    const key = [name, ...Object.values(labels)].join(' ');
    if (by !== 0) sums.set(key, (sums.get(key) ?? 0) + by);
  };
  return {
    telemetry: {
      ...NO_TELEMETRY,
      count: (name, labels, by = 1) => add(name, labels, by),
      observe: (name, labels) => add(name, labels, 1),
    },
    told: () => Object.fromEntries(sums),
  };
}
