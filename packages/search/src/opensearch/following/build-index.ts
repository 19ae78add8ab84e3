import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { readClock, readDocuments, readPosition } from '../../bitmap/following/read-store.ts';
import { registerSnapshot } from '../../bitmap/following/snapshot-origin.ts';
import { toDocuments } from '../../bitmap/worker/protocol.ts';
import type { Cluster } from '../cluster.ts';
import { INDEX_VERSION, isNewer, toAlias, toIndexName, toWriteAlias } from '../index-names.ts';
import { readHistories } from '../histories.ts';
import { listOurs, MADE_BY, writeMeta, type IndexMeta, type Standing } from '../standing.ts';
import { catchUp, type Followed } from './follow-store.ts';
import { toIndexSettings } from './index-settings.ts';
import { JobWriter } from './job-writer.ts';
import { requireIntact } from './require-complete.ts';
import { BATCH, type Term, type WriteOptions } from './write-options.ts';

/** Making an index may wait for nodes that are busy. */
const MADE_MS = 60_000;
/** A hundred thousand jobs took three nodes on two busy cores more than ten seconds to sort; a failure begins all anew. */
const FILLED_MS = 600_000;

/** Makes an index of the whole store beside the one that is there, and gives it the name under which it is found. */
export async function buildIndex(options: WriteOptions, term: Term, standing: Standing): Promise<Followed> {
  const { db, cluster, prefix, spread, log, onBuilding, onTrouble } = options;
  const startedAt = performance.now();
  const name = toIndexName(prefix, term.fence);
  // What is committed from here on is read as a change, whether the reading saw it or not.
  const position = await readPosition(db);
  const { now } = await readClock(db, position);
  const begun: IndexMeta = {
    ...{ madeBy: MADE_BY, version: INDEX_VERSION, isWhole: false, at: now, histories: [] },
    origin: await registerSnapshot(db, position),
  };
  await removeUnfinished(cluster, prefix);
  onTrouble(null);
  await cluster.ask('PUT', `/${name}`, {
    body: { ...toIndexSettings(spread, begun), aliases: { [toWriteAlias(name)]: {} } },
    timeoutMs: MADE_MS,
  });
  log.info({ index: name }, 'an index is built in OpenSearch');
  try {
    const writer = await JobWriter.open(cluster, { name, onTrouble, ...term });
    const histories = await readHistories(cluster, name, writer.shards);
    const jobs = await fill(options, term, writer);
    await cluster.ask('PUT', `/${name}/_settings`, {
      body: { index: { number_of_replicas: spread.replicas } },
      timeoutMs: MADE_MS,
    });
    const meta: IndexMeta = {
      ...begun,
      ...(await catchUp(options, term, { writer, meta: begun })),
      ...{ isWhole: true, histories },
    };
    await requireIntact(cluster, name, histories);
    await writeMeta(cluster, name, meta);
    await takePlace(options, { name, standing });
    log.info(
      { index: name, jobs, seconds: Math.round((performance.now() - startedAt) / 1_000) },
      'the index in OpenSearch is built',
    );
    return { name, meta, writer };
  } finally {
    onBuilding(null);
  }
}

/** Puts the whole store in, and gives how many jobs that are. */
async function fill(
  { db, outages, onBuilding }: WriteOptions,
  { signal }: Term,
  writer: JobWriter,
): Promise<number> {
  const of = await countJobs(db);
  let jobs = 0;
  for (let afterId: number | undefined = 0; afterId !== undefined;) {
    signal.throwIfAborted();
    const after: number = afterId;
    const documents = await outages.during(() => readDocuments(db, after, BATCH));
    await writer.fill(toDocuments(documents));
    jobs += documents.ids.length;
    afterId = documents.ids.at(-1);
    onBuilding({ jobs, of });
  }
  await writer.refresh(FILLED_MS);
  return jobs;
}

async function countJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from job_search`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets the new index answer, and deletes those that it takes the place of. */
async function takePlace(
  { cluster, prefix }: WriteOptions,
  { name, standing }: { name: string; standing: Standing },
): Promise<void> {
  const alias = toAlias(prefix);
  const former = 'name' in standing ? [{ remove: { index: standing.name, alias, must_exist: false } }] : [];
  await cluster.ask('POST', '/_aliases', {
    body: { actions: [{ add: { index: name, alias } }, ...former] },
    timeoutMs: MADE_MS,
  });
  const others = await listOurs(cluster, prefix);
  for (const other of others) {
    if (other.name !== name && !isNewer(other.meta.version, INDEX_VERSION)) await remove(cluster, other.name);
  }
}

/** What somebody began and did not end, while holding the lease that we have now. */
async function removeUnfinished(cluster: Cluster, prefix: string): Promise<void> {
  for (const { name, meta } of await listOurs(cluster, prefix)) {
    if (meta.version === INDEX_VERSION && !meta.isWhole) await remove(cluster, name);
  }
}

async function remove(cluster: Cluster, name: string): Promise<void> {
  await cluster.ask('DELETE', `/${name}`, { query: { ignore_unavailable: true }, timeoutMs: MADE_MS });
}
