import type { AtsFetch, Connector, ListEnd, Validator } from '@firsthand/connectors';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { untilAborted } from '@firsthand/contracts/signals';
import type { Db } from '@firsthand/database';
import { findHeldJobs, isHeldAsListed } from '../store/held-jobs.ts';
import {
  BATCH_CHARACTERS,
  saveBatch,
  type Batch,
  type SaveContext,
  type SaveCounts,
} from '../store/save-batch.ts';
import { tidySearchIndex } from '../store/tidy-search-index.ts';
import type { DueTexts } from '../texts/due-texts.ts';
import type { CrawlProgress } from './crawl-report.ts';
import { isDatabaseTrouble } from '../database-trouble.ts';
import type { Tally } from './tally.ts';

/**
 * Postings stored in one transaction, few enough that a search on the embedded database's one connection does not
 * wait long; rows that only need their verification go in larger batches.
 */
const BATCH_POSTINGS = 50;
const BATCH_ROWS = 500;
/** A batch is stored after this time even when it is small, so that a slow board loses little when interrupted. */
const BATCH_MAX_AGE_MS = 5_000;
/** Stored search rows after which the text index is tidied. */
const TIDY_EVERY = 200;

interface ReadOptions {
  db: Db;
  fetch: AtsFetch;
  clock: () => Date;
  connector: Connector;
  board: SaveContext['board'] & { board: string; company: string | null };
  boardCountries: string[];
  validator: Validator | null;
  tally: Tally;
  dueTexts: DueTexts;
  counts: SaveCounts;
  signal: AbortSignal;
  onProgress: (progress: CrawlProgress) => void;
}

/**
 * Reads a board to its end and stores what it lists, batch by batch. Gives how the reading ended; throws what the
 * connector throws, and the signal's reason when it was interrupted. `tally` and `counts` are right in every case.
 */
export async function readBoard(options: ReadOptions): Promise<ListEnd> {
  const { tally, clock, signal } = options;
  const { read, stop } = openReading(options);
  let batchBegan = clock();
  let tidiedAt = 0;
  const flush = async () => {
    await store(options, tally.takeBatch(), batchBegan);
    const written = countWritten(options.counts);
    if (written - tidiedAt >= TIDY_EVERY) {
      await tidySearchIndex(options.db);
      tidiedAt = written;
    }
    options.onProgress({ read: tally.read, total: tally.total });
  };
  try {
    for (;;) {
      const next = await read();
      if (next.done) {
        await flush();
        return next.value;
      }
      const now = clock();
      if (tally.pending.rows === 0) batchBegan = now;
      tally.add(next.value);
      const age = now.getTime() - batchBegan.getTime();
      if (isFull(tally.pending) || age >= BATCH_MAX_AGE_MS) await flush();
      // A list may hold thousands of postings, and what makes them never waits by itself.
      if (next.value.kind === 'posting') await takeTurn();
    }
  } catch (error) {
    // What was listed before the trouble is verified all the same; an interruption must end quickly.
    if (!signal.aborted && !isDatabaseTrouble(error)) await flush();
    throw error;
  } finally {
    stop();
  }
}

function isFull({ postings, rows, characters }: Tally['pending']): boolean {
  return postings >= BATCH_POSTINGS || rows >= BATCH_ROWS || characters >= BATCH_CHARACTERS;
}

type Step = IteratorResult<Parameters<Tally['add']>[0], ListEnd>;

/** The connector's stream, where an interruption does not wait for an answer of the board. */
function openReading(options: ReadOptions): { read: () => Promise<Step>; stop: () => void } {
  const { connector, board, db, signal } = options;
  signal.throwIfAborted();
  const stream = connector.listPostings(board.board, {
    fetch: options.fetch,
    company: board.company,
    validator: options.validator,
    findChanged: (rows) => findChanged(db, board.id, rows),
    keepForLater: options.dueTexts.keep,
    now: options.clock(),
    signal,
  });
  return {
    read: () => untilAborted(signal, () => stream.next()),
    // A stream that hangs in a request ends whenever that does; nobody waits for it and its fate changes nothing.
    stop: () => void stream.return(undefined as never).catch(() => undefined),
  };
}

async function findChanged(
  db: Db,
  boardId: number,
  rows: { externalId: string; fingerprint: string }[],
): Promise<Set<string>> {
  const held = await findHeldJobs(
    db,
    boardId,
    rows.map((row) => row.externalId),
  );
  const wanted = rows.filter(({ externalId, fingerprint }) => {
    const job = held.get(externalId);
    return !job || !isHeldAsListed(job, fingerprint);
  });
  return new Set(wanted.map((row) => row.externalId));
}

async function store(options: ReadOptions, batch: Batch, at: Date): Promise<void> {
  const { db, board, boardCountries, counts } = options;
  const listHasTexts = options.connector.capabilities.detailsInList;
  const context: SaveContext = { board, listHasTexts, evidence: { boardCountries }, at };
  try {
    addCounts(counts, await saveBatch(db, batch, context));
  } catch (error) {
    if (isDatabaseTrouble(error) || batch.postings.length === 0) throw error;
    await storeOneByOne(options, batch, context);
  }
}

/** One posting that the database refuses must not take its neighbours with it: it becomes a counted reject. */
async function storeOneByOne(options: ReadOptions, batch: Batch, context: SaveContext): Promise<void> {
  const { db, counts, tally } = options;
  addCounts(counts, await saveBatch(db, { ...batch, postings: [] }, context));
  for (const posting of batch.postings) {
    try {
      addCounts(
        counts,
        await saveBatch(db, { postings: [posting], seen: [], listedIds: [], texts: [] }, context),
      );
    } catch (error) {
      if (isDatabaseTrouble(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      tally.rejectStored(`${posting.posting.externalId.slice(0, 80)} cannot be stored: ${reason}`);
    }
  }
}

function countWritten({ created, changed, reopened }: SaveCounts): number {
  return created + changed + reopened;
}

function addCounts(sum: SaveCounts, counts: SaveCounts): void {
  sum.created += counts.created;
  sum.changed += counts.changed;
  sum.reopened += counts.reopened;
}
