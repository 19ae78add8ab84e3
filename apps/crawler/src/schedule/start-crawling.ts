import { HOUR_MS, type Source, type Telemetry } from '@firsthand/contracts';
import type { AtsFetch } from '@firsthand/connectors';
import {
  createOwner,
  enqueueTask,
  isDatabaseUnavailable,
  startClock,
  startLoop,
  startTaskWorker,
  type Db,
  type OutageWatch,
  type Task,
} from '@firsthand/database';
import type { TextAssistant } from '@firsthand/text-assistant';
import type { Connectors } from '../boards/board-name.ts';
import { formatBoardName } from '../boards/board-name.ts';
import { ALL_LANES, LANES, type Lanes } from './lanes.ts';
import { ReadingSummary } from './reading-summary.ts';
import { CRAWL_BOARD } from '../crawl/board-lease.ts';
import { crawlBoard, type TextReading } from '../crawl/crawl-board.ts';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import { tidyNotices } from '../notices/tidy-notices.ts';
import { agePostings } from './age-postings.ts';
import type { CrawlLogger } from './crawl-logger.ts';
import { holdsAsMany, isDue, planCrawls } from './plan-crawls.ts';
import { startTextReadings } from './start-text-readings.ts';
import { startSummaries } from '../summaries/start-summaries.ts';
import { hasOldSearchRows, refreshSearchRows } from '../store/refresh-search-rows.ts';
import { ModelUnavailableError } from '../summaries/summarise-jobs.ts';

const AGE_POSTINGS = 'age-postings';
const AGE_EVERY_MS = 6 * HOUR_MS;
const REFRESH_SEARCH = 'refresh-search';
const FULL =
  'the store holds as many open postings as it is made for: boards without any here are no longer read; PostgreSQL (DATABASE_URL) takes more';

export interface CrawlingOptions {
  db: Db;
  fetch: AtsFetch;
  logger: CrawlLogger;
  /** Default: the database's, which all nodes share. */
  clock?: () => Date;
  /**
   * Boards read at once by this process; default: as many as all lanes hold. Politeness towards one host is the fetch's
   * affair.
   */
  concurrency?: number;
  /** Seconds between crawls of a board, in place of what its habits ask for (the sandbox's few minutes). */
  intervalOverrideSeconds?: number | undefined;
  /** Default: all nine. */
  connectors?: Connectors;
  /** How many open postings the store is made for; from there on no further boards are read. Default: no limit. */
  mostJobs?: number | null;
  /** Between looks at the schedule; default 5,000. */
  planEveryMs?: number;
  /** How long a killed worker's boards stay taken; default 60. */
  leaseSeconds?: number;
  /** Asked for the summaries of open jobs in the background. Leave it out when there is no model to ask. */
  assistant?: TextAssistant | undefined;
  /** Told when the database is away and back; default: the log, by each loop. */
  outages?: OutageWatch | undefined;
  /** Told of readings and tasks; default: nobody is. */
  telemetry?: Telemetry | undefined;
  /** Told of every crawl that ended. */
  onReport?: (report: CrawlReport) => void;
}

export interface Crawling {
  /** Interrupts the running crawls, waits for them and puts their boards back. Safe to call twice. */
  stop: () => Promise<void>;
  /** Looks at the schedule now. */
  wake: () => void;
}

/** Crawls boards when they are due, and ages what could not be verified, until stopped. Several nodes may do so. */
export function startCrawling(options: CrawlingOptions): Crawling {
  const { db, logger, leaseSeconds = 60, planEveryMs = 5_000 } = options;
  const owner = createOwner();
  const readings = new ReadingSummary(logger);
  /** Where a board was read since the last look: the lane has room. */
  const freed = new Set<Source>();
  const texts = startTextReadings({
    logger,
    telemetry: options.telemetry,
    onError: (error, reading) => {
      logTrouble(logger, error, `reading the texts of ${formatBoardName(reading.board)} again`);
    },
  });
  const worker = startTaskWorker({
    db,
    owner,
    leaseSeconds,
    outages: options.outages,
    telemetry: options.telemetry,
    concurrency: options.concurrency ?? ALL_LANES,
    handlers: {
      [CRAWL_BOARD]: async (task, { signal }) => {
        const source = await crawlDueBoard(options, task, { signal, onTextsDue: texts.add, readings });
        if (source) freed.add(source);
        planning.wake();
      },
      [AGE_POSTINGS]: async (_task, { signal }) => {
        const clock = await readClock(options);
        const result = await agePostings(db, clock, { owner, leaseSeconds, signal });
        if (result.queued + result.deleted > 0) logger.info(result, 'aged unverified postings');
        const notices = await tidyNotices(db, clock());
        if (notices > 0) logger.info({ notices }, 'removed old notices');
      },
      [REFRESH_SEARCH]: async (_task, { signal }) => {
        const jobs = await refreshSearchRows(db, signal);
        if (jobs > 0) logger.info({ jobs }, 'made the search rows of an older version anew');
      },
    },
    onError: (error, task) =>
      logTrouble(logger, error, task ? `task ${task.kind} ${task.key}` : 'task queue'),
  });

  let plannedAt = -Infinity;
  let isFull = false;
  const lookWhetherFull = async ({ mostJobs }: CrawlingOptions) => {
    if (mostJobs == null) return;
    const wasFull = isFull;
    isFull = await holdsAsMany(db, mostJobs);
    if (isFull && !wasFull) logger.warn({ mostJobs }, FULL);
  };
  /** All lanes at every full look; in between, when a reading ended, the freed ones. */
  const takeLanes = async (): Promise<Lanes> => {
    const isFullLook = performance.now() - plannedAt >= planEveryMs / 2;
    const lanes = isFullLook
      ? LANES
      : Object.fromEntries([...freed].map((source) => [source, LANES[source]]));
    freed.clear();
    if (!isFullLook) return lanes;
    plannedAt = performance.now();
    await lookWhetherFull(options);
    return lanes;
  };
  let agedAt = -Infinity;
  let isSearchLookedAt = false;
  const plan = async () => {
    const now = (await readClock(options))();
    if (performance.now() - agedAt >= AGE_EVERY_MS) {
      await enqueueTask(db, { kind: AGE_POSTINGS, key: 'all' });
      agedAt = performance.now();
    }
    if (!isSearchLookedAt && (await hasOldSearchRows(db))) {
      await enqueueTask(db, { kind: REFRESH_SEARCH, key: 'all' });
    }
    isSearchLookedAt = true;
    const lanes = await takeLanes();
    if ((await planCrawls(db, now, { lanes, isFull })) > 0) worker.wake();
  };
  const reportTrouble = (error: unknown) => {
    logTrouble(logger, error, 'crawl schedule');
  };
  const planning = startLoop(plan, planEveryMs, reportTrouble, options.outages);
  const summaries = options.assistant
    ? startSummaries({
        db,
        assistant: options.assistant,
        clock: options.clock ?? (() => new Date()),
        leaseSeconds,
        lookEveryMs: options.planEveryMs,
        outages: options.outages,
        telemetry: options.telemetry,
        onError: (error) => {
          logTrouble(logger, error, 'model summaries');
        },
      })
    : null;
  return {
    wake: planning.wake,
    stop: async () => {
      await planning.stop();
      await Promise.all([worker.stop(), texts.stop(), summaries?.stop()]);
      readings.tell();
    },
  };
}

const readClock = async ({ db, clock }: CrawlingOptions): Promise<() => Date> => clock ?? startClock(db);

async function crawlDueBoard(
  options: CrawlingOptions,
  task: Task,
  {
    signal,
    onTextsDue,
    readings,
  }: { signal: AbortSignal; onTextsDue: (reading: TextReading) => void; readings: ReadingSummary },
): Promise<Source | undefined> {
  const { db, fetch, connectors, intervalOverrideSeconds } = options;
  const clock = await readClock(options);
  const boardId = Number(task.key);
  if (!(await isDue(db, boardId, clock()))) return undefined;
  const report = await crawlBoard({
    db,
    fetch,
    clock,
    boardId,
    signal,
    onTextsDue,
    telemetry: options.telemetry,
    intervalOverrideSeconds,
    ...(connectors ? { connectors } : {}),
  });
  readings.add(report);
  options.onReport?.(report);
  // An interrupted crawl leaves its task to the next worker.
  signal.throwIfAborted();
  return report.source;
}

function logTrouble(logger: CrawlLogger, error: unknown, what: string): void {
  if (isDatabaseUnavailable(error)) logger.warn({ err: error }, `${what}: the database cannot be reached`);
  else if (error instanceof ModelUnavailableError) logger.warn({ err: error }, `${what} pause`);
  else logger.error({ err: error }, `${what} failed`);
}
