import { setTimeout as sleep } from 'node:timers/promises';
import { toPauseMs } from '@firsthand/database';
import type { IndexedDocument } from '../../bitmap/segment.ts';
import type { BulkItem, Cluster } from '../cluster.ts';
import { isAway, isRefusedForNow, type ClusterError } from '../cluster-error.ts';
import { toWriteAlias } from '../index-names.ts';
import { toJobRecord } from '../job-record.ts';
import { toToldError } from '../to-cluster-error.ts';

/** Beside the number of a writer, how many batches it may number: 24 bits of the engine's 63. */
const BATCHES = 2n ** 24n;
const CONFLICT = 409;
const NOT_FOUND = 404;
/** Where the cluster was away for so many tries in a row, what was written is looked at anew. */
const MOST_TRIES_AWAY = 8;
/** More would be refused, or take the nodes' memory. */
const MOST_BYTES = 4 * 2 ** 20;

/** A job to be put in, or one to be taken out. */
type Change = { job: IndexedDocument } | { removed: number };

export interface WriterOptions {
  name: string;
  /** Larger than that of every writer before. */
  fence: bigint;
  signal: AbortSignal;
  /** Told why nothing can be written just now, and null as soon as something was. */
  onTrouble: (error: Error | null) => void;
}

/**
 * Writes jobs into an index so that nothing that comes twice or late changes anything: each write has a version, made of the
 * writer's number and that of its batch, and an older one is refused. A job lies in the shard of its role; since its role may
 * be another one now, all other shards are told that it is not there.
 */
export class JobWriter {
  readonly #cluster: Cluster;
  readonly #options: WriterOptions;
  /** For each shard what leads there. */
  readonly #routes: readonly string[];
  #batch = 0n;

  private constructor(cluster: Cluster, routes: readonly string[], options: WriterOptions) {
    this.#cluster = cluster;
    this.#routes = routes;
    this.#options = options;
  }

  static async open(cluster: Cluster, options: WriterOptions): Promise<JobWriter> {
    return new JobWriter(cluster, await findRoutes(cluster, options.name), options);
  }

  /** How many parts the index has. */
  get shards(): number {
    return this.#routes.length;
  }

  /** Puts jobs into an index that has none of them yet. */
  async fill(jobs: readonly IndexedDocument[]): Promise<void> {
    const version = this.#nextVersion();
    await this.#send(jobs.map((job) => this.#toPut(job, version)));
  }

  /** Puts jobs in or replaces them, and takes others out. They can be found once it is refreshed. */
  async apply(jobs: readonly IndexedDocument[], removed: readonly number[]): Promise<void> {
    const version = this.#nextVersion();
    const changes: Change[] = [...jobs.map((job) => ({ job })), ...removed.map((id) => ({ removed: id }))];
    await this.#send(
      changes.flatMap((change) => {
        if ('removed' in change) return this.#routes.map((route) => toDelete(change.removed, route, version));
        const home = this.#routeOf(change.job);
        const others = this.#routes.filter((route) => route !== home);
        return [
          this.#toPut(change.job, version),
          ...others.map((route) => toDelete(change.job.id, route, version)),
        ];
      }),
    );
  }

  /** Lets what was written be found; sorting what an index was filled with takes the nodes longer than a few changes do. */
  async refresh(timeoutMs?: number): Promise<void> {
    await this.#cluster.ask('POST', `/${this.#options.name}/_refresh`, { timeoutMs });
  }

  #nextVersion(): bigint {
    this.#batch += 1n;
    if (this.#batch >= BATCHES) throw new Error('This writer has written all that it can number');
    return this.#options.fence * BATCHES + this.#batch;
  }

  #routeOf({ figures: { role } }: IndexedDocument): string {
    return this.#routes[Math.abs(role) % this.#routes.length] ?? '';
  }

  #toPut(job: IndexedDocument, version: bigint): string {
    const action = toAction('index', { id: job.id, route: this.#routeOf(job), version });
    return `${action}\n${JSON.stringify(toJobRecord(job))}\n`;
  }

  /**
   * Sends the actions, and those again that the cluster did not take: while it is too busy or has no room for as long as it
   * takes, since nothing is lost by waiting.
   */
  async #send(actions: readonly string[]): Promise<void> {
    const { signal, onTrouble } = this.#options;
    for (const batch of cut(actions)) {
      let left: readonly string[] = batch;
      let triesAway = 0;
      for (let tries = 1; ; tries++) {
        signal.throwIfAborted();
        const { again, error } = await this.#trySend(left);
        onTrouble(error);
        if (error === null) break;
        left = again;
        triesAway = isRefusedForNow(error) ? 0 : triesAway + 1;
        if (triesAway === MOST_TRIES_AWAY) throw error;
        await sleep(toPauseMs(tries), undefined, { signal });
      }
    }
  }

  /** What the cluster did not take though it may another time, and why. */
  async #trySend(
    actions: readonly string[],
  ): Promise<{ again: readonly string[]; error: ClusterError | null }> {
    try {
      const items = await this.#cluster.bulk(toWriteAlias(this.#options.name), actions.join(''));
      const errors = items.map(toError);
      const error = errors.find((one) => one !== null) ?? null;
      return { again: actions.filter((_, at) => errors[at] !== null), error };
    } catch (error) {
      if (isPassing(error)) return { again: actions, error };
      throw error;
    }
  }
}

const toDelete = (id: number, route: string, version: bigint) =>
  `${toAction('delete', { id, route, version })}\n`;

/** The version is written as it is: it has more digits than JavaScript's numbers. */
const toAction = (
  kind: 'index' | 'delete',
  { id, route, version }: { id: number; route: string; version: bigint },
) => `{"${kind}":{"_id":"${id}","routing":"${route}","version":${version},"version_type":"external_gte"}}`;

/** Null where all is well: an older write that comes late is refused, and a job need not be there to be taken out. */
function toError({ status, error }: BulkItem): ClusterError | null {
  if (status < 300 || status === CONFLICT || (status === NOT_FOUND && !error)) return null;
  const told: ClusterError = toToldError(
    status,
    error ?? { reason: `a job was not written, status ${status}` },
  );
  if (!isRefusedForNow(told) && !isAway(told)) throw told;
  return told;
}

const isPassing = (error: unknown): error is ClusterError => isRefusedForNow(error) || isAway(error);

function* cut(actions: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const action of actions) {
    const size = Buffer.byteLength(action);
    if (batch.length > 0 && bytes + size > MOST_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(action);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** For each shard a text that is routed to it, as the cluster itself says. */
async function findRoutes(cluster: Cluster, name: string): Promise<string[]> {
  const settings = await cluster.ask<Record<string, { settings: { index: { number_of_shards: string } } }>>(
    'GET',
    `/${name}/_settings`,
  );
  const count = Number(settings[name]?.settings.index.number_of_shards);
  if (!(count >= 1)) throw new Error(`OpenSearch does not say how many shards ${name} has`);
  const routes = new Map<number, string>();
  for (let number = 0; routes.size < count; number++) {
    const { shards } = await cluster.ask<{ shards: { shard: number }[][] }>(
      'GET',
      `/${name}/_search_shards`,
      {
        query: { routing: String(number) },
      },
    );
    const shard = shards[0]?.[0]?.shard;
    if (shard === undefined) throw new Error(`A part of ${name} in OpenSearch is not there`);
    if (!routes.has(shard)) routes.set(shard, String(number));
  }
  return [...routes.entries()].sort(([a], [b]) => a - b).map(([, route]) => route);
}
