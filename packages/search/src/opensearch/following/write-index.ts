import type { Db } from '@firsthand/database';
import {
  forgetSnapshot,
  isOurs,
  readIdentity,
  registerSnapshot,
} from '../../bitmap/following/snapshot-origin.ts';
import { listLost, readHistories } from '../histories.ts';
import { toAlias } from '../index-names.ts';
import { NotOursError } from '../require-version.ts';
import { readStanding, writeMeta, type Standing } from '../standing.ts';
import { buildIndex } from './build-index.ts';
import { followStore, type Followed } from './follow-store.ts';
import { JobWriter } from './job-writer.ts';
import type { Term, WriteOptions } from './write-options.ts';

/** Takes over the index that is there, or makes one, and holds it to the store until the term ends. */
export async function writeIndex(options: WriteOptions, term: Term): Promise<void> {
  const { db, cluster, prefix } = options;
  const standing = await readStanding(cluster, prefix);
  await requireOurs(db, prefix, standing);
  const followed = (await takeOver(options, term, standing)) ?? (await buildIndex(options, term, standing));
  await followStore(options, term, followed);
}

/** Undefined when there is no index of this version, or the store is not what it shows a former state of. */
async function takeOver(
  { db, cluster, log, onTrouble }: WriteOptions,
  term: Term,
  standing: Standing,
): Promise<Followed | undefined> {
  if (standing.kind !== 'ours' || !standing.meta.isWhole) return undefined;
  const { name, meta } = standing;
  if (!(await isOurs(db, meta.origin))) {
    log.info(
      { index: name },
      'the index in OpenSearch shows a later state of this database; it is made anew',
    );
    return undefined;
  }
  const lost = listLost(meta.histories, await readHistories(cluster, name, meta.histories.length));
  if (lost.length > 0) {
    log.warn({ index: name, shards: lost }, 'the index in OpenSearch has lost jobs; it is made anew');
    return undefined;
  }
  // Each term has a name of its own in the database: one that is put back to before it knows nothing of it.
  const mine = { ...meta, origin: await registerSnapshot(db, meta.origin.position) };
  try {
    await writeMeta(cluster, name, mine);
  } catch (error) {
    await forgetSnapshot(db, mine.origin.snapshotId);
    throw error;
  }
  const writer = await JobWriter.open(cluster, { name, onTrouble, ...term });
  // Whoever wrote before may have ended between a write and making it visible.
  await writer.refresh();
  return { name, meta: mine, writer };
}

async function requireOurs(db: Db, prefix: string, standing: Standing): Promise<void> {
  const alias = toAlias(prefix);
  const advice = 'give this one another OPENSEARCH_PREFIX, or delete that index';
  if (standing.kind === 'foreign') {
    throw new NotOursError(
      `${alias} in OpenSearch leads to an index that Firsthand has not made (${standing.name}): ${advice}`,
    );
  }
  if (standing.kind === 'newer') {
    throw new NotOursError(
      `${standing.name} in OpenSearch is of a newer Firsthand (${standing.version}), and is left alone`,
    );
  }
  if (standing.kind === 'ours' && standing.meta.origin.identity !== (await readIdentity(db))) {
    throw new NotOursError(`${standing.name} in OpenSearch shows the jobs of another database: ${advice}`);
  }
}
