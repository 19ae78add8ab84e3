import { HOUR_MS, MINUTE_MS, type Telemetry } from '@firsthand/contracts';
import {
  CONNECTORS,
  ConnectorError,
  TransportError,
  type AtsFetch,
  type Validator,
} from '@firsthand/connectors';
import { joinSignals } from '@firsthand/contracts/signals';
import { startClock, type Db } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import type { Connectors } from '../boards/board-name.ts';
import { findMovedBoard, followMove } from '../boards/follow-move.ts';
import { scheduleNext } from './schedule-next.ts';
import { loadBoardCountries } from '../store/held-jobs.ts';
import { resolveMissingCountries } from '../store/resolve-countries.ts';
import { tidySearchIndex } from '../store/tidy-search-index.ts';
import { toStorableText } from '../store/storable-posting.ts';
import { DueTexts, findDueTexts } from '../texts/due-texts.ts';
import { readTexts, type TextReport } from '../texts/read-texts.ts';
import { findGoneByWitness } from './ask-witness.ts';
import { toLife } from './board-life.ts';
import { closeJobs } from '../store/close-jobs.ts';
import { closeProven, findOpenJobs, sortOpenJobs, verifyAll } from './close-missing.ts';
import { requireBoard, storeOutcome, type BoardRecord } from './board-record.ts';
import { isFailed, type CrawlFailure, type CrawlProgress, type CrawlReport } from './crawl-report.ts';
import { countCrawl, countHeld } from './count-crawl.ts';
import { beginCrawl, countUnreadableBefore, findEmptySince } from './crawl-runs.ts';
import { forgetHeldClosing, holdClosing, readAgreedToClose } from './held-closings.ts';
import { isDatabaseTrouble } from '../database-trouble.ts';
import { judgeReading } from './judge-reading.ts';
import { readBoard } from './read-board.ts';
import { Tally } from './tally.ts';

export interface CrawlBoardOptions {
  db: Db;
  fetch: AtsFetch;
  boardId: number;
  /** Default: the database's, which all nodes share. */
  clock?: () => Date;
  /** Default: all nine. */
  connectors?: Connectors;
  onProgress?: (progress: CrawlProgress) => void;
  /** Interrupts the crawl: what was stored stays, nothing is closed, the board stays due. */
  signal?: AbortSignal;
  /**
   * Given the reading of texts that are due behind unchanged rows, when the list is done: it may take its time, needs no
   * lease, and its requests stand behind all others. Default: they stay due.
   */
  onTextsDue?: (reading: TextReading) => void;
  /** Seconds between crawls of this board, in place of what its habits ask for. */
  intervalOverrideSeconds?: number | undefined;
  /** Between 0 and 1; default Math.random. */
  random?: () => number;
  /** Told of what was read, and of what became of it; default: nobody is. */
  telemetry?: Telemetry | undefined;
  /** A reading that takes longer is ended as incomplete; default four hours. */
  maxDurationMs?: number;
}

/** Texts of one board that are to be read again. */
export interface TextReading {
  board: Pick<BoardRecord, 'id' | 'source' | 'board'>;
  run: (signal: AbortSignal) => Promise<TextReport>;
}

const MAX_DURATION_MS = 4 * HOUR_MS;

class ReadingTooLongError extends Error {}

/**
 * Crawls one board once: reads it, stores what is new or changed, verifies what is listed, closes what a complete
 * reading proves to be gone, and writes down how it went and when the next crawl is due. The caller holds the board's
 * lease (see `withBoardLease`). A board that cannot be read gives a report with its failure; only a lost database throws.
 */
export async function crawlBoard(options: CrawlBoardOptions): Promise<CrawlReport> {
  const { db } = options;
  const clock = options.clock ?? (await startClock(db));
  const board = await requireBoard(db, options.boardId);
  const startedAt = clock();
  const crawlId = await beginCrawl(db, board.id, startedAt);
  const report = toEmptyReport(board);
  const counted = countRequests(options.fetch, `board ${board.source}/${board.board}`);
  const { detailsInList } = (options.connectors ?? CONNECTORS)[board.source].capabilities;
  const texts = detailsInList ? new DueTexts(new Set()) : await findDueTexts(db, board, startedAt);
  let validator: Validator | null = null;
  let leadsTo: string | undefined;
  try {
    validator = await readAndJudge(options, { board, clock, texts, report, fetch: counted.fetch });
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    describeFailure(report, error, options.signal);
    leadsTo = error instanceof ConnectorError ? error.leadsTo : undefined;
    if (counted.count() === 1 && isHostResting(error)) report.outcome = 'abandoned';
    // Nothing was read, so what we hold is still what the last complete reading gave.
    if (report.read === 0) validator = board.validator;
  }
  const finishedAt = clock();
  report.requests = counted.count();
  report.durationMs = finishedAt.getTime() - startedAt.getTime();
  report.openJobs += report.created + report.reopened - report.closed;
  const { openJobs } = report;
  const life = toLife(board, report, openJobs, finishedAt);
  const now = { life, openJobs };
  const schedule = scheduleNext(board, report, now, {
    intervalOverrideSeconds: options.intervalOverrideSeconds,
    random: options.random ?? Math.random,
  });
  const stored = await storeOutcome(db, {
    board,
    crawlId,
    report,
    schedule,
    life,
    validator,
    startedAt,
    finishedAt,
  });
  countCrawl(options.telemetry, report);
  report.moved = await followWhenSaidTwice(db, { board, leadsTo, at: finishedAt });
  if (!isFailed(report) && texts.readers.length > 0) {
    counted.standBack();
    const reading = { db, clock, board, texts, until: stored.nextCrawlAt };
    options.onTextsDue?.({ board, run: (signal) => readTexts(reading, signal) });
  }
  return { ...report, ...stored };
}

interface Crawl {
  board: BoardRecord;
  clock: () => Date;
  texts: DueTexts;
  report: CrawlReport;
  fetch: AtsFetch;
}

function toWitnessed(closed: number, open: number): string {
  return `the board is empty, and of ${open} postings ${closed} say by their own addresses that they are gone`;
}

/** A redirect is believed when the reading before failed by one as well: a system's trouble passes. */
async function followWhenSaidTwice(
  db: Db,
  { board, leadsTo, at }: { board: BoardRecord; leadsTo: string | undefined; at: Date },
): Promise<string | null> {
  const to = findMovedBoard(board, leadsTo);
  if (to === null || board.failure !== 'board-gone') return null;
  return followMove(db, board.id, { from: board, to, at });
}

/** Gives what is sent with the next reading to be told that nothing changed. */
async function readAndJudge(
  options: CrawlBoardOptions,
  { board, clock, texts, report, fetch }: Crawl,
): Promise<Validator | null> {
  const { db, connectors = CONNECTORS } = options;
  const tally = new Tally();
  const connector = connectors[board.source];
  const limit = limitDuration(options.signal, options.maxDurationMs ?? MAX_DURATION_MS);
  try {
    const end = await readBoard({
      db,
      fetch,
      clock,
      connector,
      board,
      boardCountries: await loadBoardCountries(db, board.id),
      // A list that did not change is not given, and without its rows no text can be read again.
      validator: texts.isAnyDue ? null : board.validator,
      tally,
      dueTexts: texts,
      counts: report,
      signal: limit.signal,
      onProgress: options.onProgress ?? (() => undefined),
    });
    const emptySince = await findEmptySince(db, board.id);
    const open = await findOpenJobs(db, board.id);
    const jobs = sortOpenJobs(open, tally.listed, tally.detailGone);
    const verdict = judgeReading({
      end,
      listed: tally.listed.size,
      detailGone: tally.detailGone.size,
      unreadable: tally.unreadable,
      unreadableBefore: await countUnreadableBefore(db, board.id),
      open: open.length,
      missing: jobs.missing.length,
      agreedToClose: await readAgreedToClose(db, board.id, clock()),
      emptySince,
      now: clock(),
    });
    options.signal?.throwIfAborted();
    if (verdict.outcome === 'unchanged') {
      await verifyAll(db, open, clock(), { withText: connector.capabilities.detailsInList });
    }
    report.closed = await closeProven(db, jobs, verdict, clock());
    if (verdict.failure === 'empty' && !end.emptyIsProof) {
      const asked = { db, fetch, connector, board, emptySince, now: clock(), signal: limit.signal };
      const witnessed = await closeJobs(db, await findGoneByWitness(asked), 'detail-gone', clock());
      report.closed += witnessed;
      if (witnessed > 0) verdict.message = toWitnessed(witnessed, open.length);
    }
    if (verdict.failure === 'held') {
      countHeld(options.telemetry, board.source, jobs.missing.length);
      await holdClosing(db, { boardId: board.id, missing: jobs.missing, open: open.length, at: clock() });
    } else if (verdict.failure === null) await forgetHeldClosing(db, board.id);
    const resolved = await resolveMissingCountries(db, board.id);
    if (report.created + report.changed + report.reopened + resolved > 0) await tidySearchIndex(db);
    report.outcome = verdict.outcome;
    report.failure = verdict.failure;
    report.message = verdict.message;
    report.detailsLeft = end.detailsLeft ?? 0;
    return keepValidator(end.validator, board, report, tally);
  } finally {
    limit.clear();
    report.read = tally.read;
    report.rejected = tally.rejected;
    report.rejects = tally.rejects;
  }
}

/**
 * A 304 must mean that everything is held as it is listed, so the validator is kept only when nothing was left out.
 */
function keepValidator(
  given: Validator | null,
  board: BoardRecord,
  report: CrawlReport,
  tally: Tally,
): Validator | null {
  if (report.outcome === 'unchanged') return given ?? board.validator;
  const leftOut = report.detailsLeft > 0 || tally.rejects['detail-unreadable'] !== undefined;
  return report.outcome === 'complete' && !leftOut ? given : null;
}

function toEmptyReport(board: BoardRecord): CrawlReport {
  return {
    boardId: board.id,
    source: board.source,
    board: board.board,
    company: board.company,
    outcome: 'failed',
    read: 0,
    created: 0,
    changed: 0,
    closed: 0,
    reopened: 0,
    rejected: 0,
    rejects: {},
    failure: null,
    message: null,
    retryAfterSeconds: null,
    openJobs: board.openJobs,
    moved: null,
    detailsLeft: 0,
    texts: null,
    durationMs: 0,
    requests: 0,
    lastSuccessAt: null,
    nextCrawlAt: null,
  };
}

function describeFailure(report: CrawlReport, error: unknown, signal: AbortSignal | undefined): void {
  const message = error instanceof Error ? error.message : String(error);
  report.message = toStorableText(message.slice(0, 1_000));
  if (signal?.aborted) {
    report.outcome = 'abandoned';
    report.message = 'interrupted';
  } else if (error instanceof ReadingTooLongError) {
    report.outcome = 'incomplete';
    report.failure = 'incomplete';
  } else {
    report.outcome = 'failed';
    report.failure = toFailure(error);
    const asked =
      error instanceof ConnectorError || error instanceof TransportError ? error.retryAfterSeconds : null;
    report.retryAfterSeconds = asked ?? null;
  }
}

/** Then nothing was asked, which says nothing about this board: it stays due, until the host is asked again. */
function isHostResting(error: unknown): boolean {
  return (error instanceof ConnectorError || error instanceof TransportError) && error.hostRests;
}

function toFailure(error: unknown): CrawlFailure {
  return error instanceof ConnectorError || error instanceof TransportError ? error.failure : 'internal';
}

function limitDuration(
  signal: AbortSignal | undefined,
  ms: number,
): { signal: AbortSignal; clear: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(new ReadingTooLongError(`reading took longer than ${Math.round(ms / MINUTE_MS)} minutes`));
  }, ms);
  const joined = joinSignals([...(signal ? [signal] : []), limit.signal]);
  return {
    signal: joined.signal,
    clear: () => {
      clearTimeout(timer);
      joined.clear();
    },
  };
}

/** Counts what a crawl sends, for whom; after `standBack` its requests wait behind all others. */
function countRequests(
  fetch: AtsFetch,
  who: string,
): { fetch: AtsFetch; count: () => number; standBack: () => void } {
  let count = 0;
  let background = false;
  return {
    fetch: (request) => {
      count += 1;
      return callFor(who, () => fetch(background ? { ...request, background } : request));
    },
    count: () => count,
    standBack: () => {
      background = true;
    },
  };
}
