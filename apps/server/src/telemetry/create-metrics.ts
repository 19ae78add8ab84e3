import { METRICS, type GaugeReading, type MetricName, type Telemetry } from '@firsthand/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus itself waits for ten seconds. */
const GAUGES_WITHIN_MS = 5_000;

/** Gives what stands somewhere now. */
export type ReadGauges = () => readonly GaugeReading[] | Promise<readonly GaugeReading[]>;

export interface Metrics extends Pick<Telemetry, 'count' | 'observe'> {
  contentType: string;
  /** Everything measured, in Prometheus' text format. Gauges that cannot be read in time are left out. */
  write: (readers: readonly ReadGauges[]) => Promise<string>;
}

interface Named {
  counter: Map<string, Counter>;
  histogram: Map<string, Histogram>;
  gauge: Map<string, Gauge>;
}

/** Measures of this program alone, in a registry of their own: tests run several beside each other. */
export function createMetrics(gaugesWithinMs: number = GAUGES_WITHIN_MS): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const named = registerAll(registry);
  return {
    contentType: registry.contentType,
    count: (name, labels, by = 1) => named.counter.get(name)?.inc(labels, by),
    observe: (name, labels, value) => named.histogram.get(name)?.observe(labels, value),
    write: async (readers) => {
      const readings = await Promise.all(readers.map((read) => readInTime(read, gaugesWithinMs)));
      // What was there the last time may be gone, as a board that is read again.
      for (const gauge of named.gauge.values()) empty(gauge);
      for (const { name, labels, value } of readings.flat()) named.gauge.get(name)?.set(labels, value);
      return registry.metrics();
    },
  };
}

/** A gauge without labels would stand at 0 after its reset. */
function empty(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}

function registerAll(registry: Registry): Named {
  const named: Named = { counter: new Map(), histogram: new Map(), gauge: new Map() };
  for (const name of Object.keys(METRICS) as MetricName[]) {
    const metric = METRICS[name];
    const options = { name, help: metric.help, labelNames: [...metric.labels], registers: [registry] };
    if (metric.type === 'counter') named.counter.set(name, new Counter(options));
    else if (metric.type === 'gauge') named.gauge.set(name, new Gauge(options));
    else named.histogram.set(name, new Histogram({ ...options, buckets: [...metric.buckets] }));
  }
  return named;
}

/** Nothing after that time or when it fails, so that what is away hides no other figure. */
async function readInTime(read: ReadGauges, withinMs: number): Promise<readonly GaugeReading[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly GaugeReading[]>((resolve) => {
    timer = setTimeout(() => resolve([]), withinMs);
  });
  try {
    return await Promise.race([late, read()]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
