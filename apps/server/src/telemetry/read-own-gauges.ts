import { setTimeout as sleep } from 'node:timers/promises';
import { readGauges } from '@firsthand/api';
import type { GaugeReading } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import type { SearchStatus } from '@firsthand/search';

const REACHABLE_WITHIN_MS = 3_000;

/** Whether the store answers, and then how boards and the queue stand in it. */
export async function readStore(database: Database, now: Date): Promise<GaugeReading[]> {
  const isUp = await Promise.race([
    database.isReachable(),
    sleep(REACHABLE_WITHIN_MS, false, { ref: false }),
  ]);
  const up: GaugeReading = { name: 'firsthand_database_up', labels: {}, value: Number(isUp) };
  return isUp ? [up, ...(await readGauges(database.db, now))] : [up];
}

/** How this program's connections are used. */
export function readConnections({ connections, replica }: Database): GaugeReading[] {
  const lag = replica?.lagSeconds() ?? null;
  const figures = (connections?.() ?? []).flatMap(({ server, inUse, idle, waiting }) =>
    Object.entries({ in_use: inUse, idle, waiting }).map(([state, value]) => ({
      ...({ name: 'firsthand_database_connections', labels: { server, state }, value } as const),
    })),
  );
  return lag === null
    ? figures
    : [...figures, { name: 'firsthand_replica_lag_seconds', labels: {}, value: lag }];
}

/** Who answers this program's searches, and how far the index is behind. */
export async function readSearch(status: (() => Promise<SearchStatus>) | null): Promise<GaugeReading[]> {
  const { executor, index, lagSeconds, restarts } = status
    ? await status()
    : ({ executor: 'sql', index: null, lagSeconds: null, restarts: 0 } as const);
  const readings: GaugeReading[] = [
    ...(['bitmap', 'opensearch', 'sql'] as const).map((one) => ({
      ...({
        name: 'firsthand_search_executor',
        labels: { executor: one },
        value: Number(one === executor),
      } as const),
    })),
    { name: 'firsthand_search_index_restarts', labels: {}, value: restarts },
  ];
  if (index) {
    readings.push({ name: 'firsthand_search_index_jobs', labels: {}, value: index.jobs });
    readings.push({ name: 'firsthand_search_index_bytes', labels: {}, value: index.bytes });
  }
  if (lagSeconds !== null)
    readings.push({ name: 'firsthand_search_index_lag_seconds', labels: {}, value: lagSeconds });
  return readings;
}
