import { setTimeout as sleep } from 'node:timers/promises';
import { LeaseLostError } from '@firsthand/database';
import { readClock, takeChanges } from '../../bitmap/following/read-store.ts';
import { toDocuments } from '../../bitmap/worker/protocol.ts';
import { LostJobsError } from '../histories.ts';
import { writeMeta, type IndexMeta } from '../standing.ts';
import type { JobWriter } from './job-writer.ts';
import { countAt, countShown, requireIntact } from './require-complete.ts';
import { BATCH, type Term, type WriteOptions } from './write-options.ts';

/** What the index says of itself is said again so often, since a writer that was shut out may have said something else. */
const REPEAT_MS = 10_000;
/** The jobs of an index that changes little are counted so often, which costs the engine nothing. */
const COUNT_MS = 2_000;
/** Those of the store, all of which are gone through for it, so often. */
const COUNT_STORE_MS = 10 * 60_000;

/** An index that is held to the store. */
export interface Followed {
  name: string;
  /** What it says of itself. */
  meta: IndexMeta;
  /** The only one of this term: what another one wrote would have the same versions. */
  writer: JobWriter;
}

/** Writes what changes in the store into the index until the term ends. */
export async function followStore(
  options: WriteOptions,
  term: Term,
  { name, meta, writer }: Followed,
): Promise<void> {
  const { cluster, pollMs, noteMs, onTrouble } = options;
  const watch = watchJobs(options, { name, ...meta });
  let shown = meta;
  let noted = meta;
  let notedAt = performance.now();
  const note = async () => {
    await writeMeta(cluster, name, shown);
    noted = shown;
    notedAt = performance.now();
  };
  while (!term.signal.aborted) {
    const reached = await catchUp(options, term, { writer, meta: shown });
    shown = { ...shown, ...reached };
    await watch(shown, reached !== null);
    if (performance.now() - notedAt >= (shown === noted ? REPEAT_MS : noteMs)) await note();
    onTrouble(null);
    if (reached === null) await pause(pollMs, term.signal);
  }
  // Whoever has the lease now says what the index shows.
  if (shown !== noted && !(term.signal.reason instanceof LeaseLostError)) await note();
}

/**
 * Looks whether the index still has what was written into it, and rejects with {@link LostJobsError} when it has not, once the
 * index says that it is not whole, so that no node asks it any more.
 */
function watchJobs(
  { db, cluster, outages }: WriteOptions,
  { name, histories }: { name: string } & IndexMeta,
) {
  let known: number | undefined;
  let countedAt = -Infinity;
  let storeCountedAt = -Infinity;
  const count = async (meta: IndexMeta) => {
    const now = performance.now();
    if (now - countedAt < COUNT_MS) return;
    if (now - storeCountedAt >= COUNT_STORE_MS) {
      const stored = await outages.during(() => countAt(db, meta));
      if (stored === undefined) return;
      known = stored;
      storeCountedAt = now;
    }
    const shown = await countShown(cluster, name);
    countedAt = now;
    if (known !== undefined && shown !== known)
      throw new LostJobsError(name, `${shown} are there of ${known}`);
    known = shown;
  };
  return async (meta: IndexMeta, hasChanged: boolean) => {
    // Nobody else writes: between two changes the number stays.
    if (hasChanged) known = undefined;
    try {
      await requireIntact(cluster, name, histories);
      if (!hasChanged) await count(meta);
    } catch (error) {
      if (error instanceof LostJobsError) await writeMeta(cluster, name, { ...meta, isWhole: false });
      throw error;
    }
  };
}

/** Takes over what was committed since, and tells what the index shows then; null where nothing was. */
export async function catchUp(
  { db, outages }: WriteOptions,
  { signal }: Term,
  { writer, meta }: Pick<Followed, 'writer' | 'meta'>,
): Promise<Pick<IndexMeta, 'origin' | 'at'> | null> {
  const { position } = meta.origin;
  const { isBehind, now } = await outages.during(() => readClock(db, position));
  if (!isBehind) return null;
  const reached = await outages.during(() =>
    takeChanges(db, position, { limit: BATCH }, async ({ documents, removed }) => {
      await writer.apply(toDocuments(documents), removed);
      return { goesOn: !signal.aborted };
    }),
  );
  await writer.refresh();
  return reached === undefined ? null : { origin: { ...meta.origin, position: reached }, at: now };
}

async function pause(pollMs: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(pollMs, undefined, { signal });
  } catch (error) {
    // The end of the term ends the pause; whoever pauses looks at the signal.
    if (!signal.aborted) throw error;
  }
}
