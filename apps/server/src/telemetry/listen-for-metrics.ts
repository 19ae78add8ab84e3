import type { SearchStatus } from '@firsthand/search';
import type { Context } from '../create-context.ts';
import { explainListening } from '../explain-listening.ts';
import type { Metrics } from './create-metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { readConnections, readSearch, readStore } from './read-own-gauges.ts';

/** Gives what is measured on a port of its own, which the settings name, and adds how to end that to `closers`. */
export async function listenForMetrics(
  { config, store }: Context,
  metrics: Metrics,
  {
    searchStatus,
    closers,
  }: { searchStatus: (() => Promise<SearchStatus>) | null; closers: (() => Promise<void>)[] },
): Promise<void> {
  if (!config.metrics) return;
  const { database } = store;
  const readers = [
    () => readStore(database, new Date()),
    () => readConnections(database),
    () => readSearch(searchStatus),
  ];
  const at = config.metrics;
  const server = await explainListening({ ...at, prefix: 'METRICS_' }, () =>
    startMetricsServer({
      ...at,
      contentType: metrics.contentType,
      write: () => metrics.write(readers),
    }),
  );
  closers.push(server.close);
}
