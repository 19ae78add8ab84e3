import type { Cluster } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { toToldError, type ToldError } from './to-cluster-error.ts';

const READ_MS = 2_000;
const FIELDS = '_shards.failures.reason,indices.*.shards.*.routing,indices.*.shards.*.commit.user_data';

interface ShardCopy {
  routing: { primary: boolean; state: string };
  commit: { user_data?: { history_uuid?: string } };
}

interface Stats {
  _shards?: { failures?: { reason?: ToldError }[] };
  indices?: Record<string, { shards: Record<string, ShardCopy[]> }>;
}

/**
 * For each shard the name that the engine gives to its past, which goes with its data to other copies and nodes. A shard that
 * is put in place of a lost one, empty or with what an old copy still had, has another. Rejects while a shard is not there.
 */
export async function readHistories(cluster: Cluster, name: string, shards: number): Promise<string[]> {
  const stats = await cluster.ask<Stats>('GET', `/${name}/_stats/docs`, {
    query: { level: 'shards', filter_path: FIELDS },
    timeoutMs: READ_MS,
  });
  const failure = stats._shards?.failures?.[0]?.reason;
  const copies = stats.indices?.[name]?.shards ?? {};
  return Array.from({ length: shards }, (_, shard) => {
    const primary = copies[shard]?.find(({ routing }) => routing.primary && routing.state !== 'INITIALIZING');
    const history = primary?.commit.user_data?.history_uuid;
    if (history !== undefined) return history;
    // It may only not have answered.
    if (failure) throw toToldError(null, failure);
    throw new ClusterError(
      `part ${shard + 1} of ${shards} of ${name} is not there. It comes back with the nodes that have it; where they are gone for good, delete the index, and it is made anew`,
      { status: null, type: 'shard_missing' },
    );
  });
}

/** The parts of an index, by their numbers from 1, that have lost what they held. */
export function listLost(known: readonly string[], now: readonly string[]): number[] {
  return known.flatMap((history, shard) => (now[shard] === history ? [] : [shard + 1]));
}

/** In words: what was found out of an index that lacks jobs. */
export class LostJobsError extends Error {
  constructor(name: string, what: string) {
    super(`${name} in OpenSearch has lost jobs (${what}), and is made anew`);
    this.name = 'LostJobsError';
  }
}
