import type { CrawlReport } from './crawl-report.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const DEFAULT_INTERVAL_S = HOUR_S;
const INTERVAL_MIN_S = 15 * MINUTE_S;
const INTERVAL_MAX_S = 6 * HOUR_S;
/** However often a board fails, it is tried once a day, so that the seven days of verification stay within reach. */
const BACK_OFF_MAX_S = DAY_S;
/** A host that asks for longer is not believed for longer, for the same reason. */
const RETRY_AFTER_MAX_S = 3 * DAY_S;
const DETAILS_LEFT_S = 5 * MINUTE_S;
/** Boards that began together drift apart by this share of their interval. */
const JITTER = 0.1;

export interface ScheduleState {
  intervalSeconds: number;
  failuresInARow: number;
  lastSuccessAt: Date | null;
}

export interface Schedule {
  intervalSeconds: number;
  failuresInARow: number;
  /** Seconds from now to the next crawl. */
  waitSeconds: number;
}

type Outcome = Pick<
  CrawlReport,
  'outcome' | 'created' | 'changed' | 'closed' | 'reopened' | 'detailsLeft' | 'retryAfterSeconds'
>;

export interface ScheduleOptions {
  /** In place of the intervals that follow the board's habits: the sandbox's few minutes, say. */
  intervalOverrideSeconds?: number | undefined;
  /** Between 0 and 1. */
  random: () => number;
}

/**
 * When a board is crawled next. Hourly at first; boards that change come down to 15 minutes, quiet ones go up to
 * 6 hours, failing ones back off to a day. A wait that the host asked for is kept. One that was abandoned stays due, or
 * is due when its host is asked again.
 */
export function scheduleNext(board: ScheduleState, report: Outcome, options: ScheduleOptions): Schedule {
  const { intervalOverrideSeconds: fixed, random } = options;
  if (report.outcome === 'abandoned') return { ...board, waitSeconds: report.retryAfterSeconds ?? 0 };
  const jitter = 1 + (random() * 2 - 1) * JITTER;

  if (report.outcome === 'failed' || report.outcome === 'incomplete') {
    const failuresInARow = board.failuresInARow + 1;
    const base = fixed ?? board.intervalSeconds;
    const wait = report.outcome === 'failed' ? backOff(base, failuresInARow) : retry(base, failuresInARow);
    const asked = Math.min(RETRY_AFTER_MAX_S, report.retryAfterSeconds ?? 0);
    const waitSeconds = Math.ceil(Math.max(asked, Math.min(BACK_OFF_MAX_S, wait * jitter)));
    return { intervalSeconds: board.intervalSeconds, failuresInARow, waitSeconds };
  }
  const intervalSeconds = fixed ?? adapt(board, report);
  const wait = report.detailsLeft > 0 ? Math.min(DETAILS_LEFT_S, intervalSeconds) : intervalSeconds;
  return { intervalSeconds, failuresInARow: 0, waitSeconds: Math.ceil(wait * jitter) };
}

function adapt(board: ScheduleState, report: Outcome): number {
  // The first reading finds everything new; it says nothing about the board's habits.
  if (board.lastSuccessAt === null) return DEFAULT_INTERVAL_S;
  const moved = report.created + report.changed + report.closed + report.reopened > 0;
  const next = moved ? board.intervalSeconds / 2 : board.intervalSeconds * 1.5;
  return Math.round(Math.min(INTERVAL_MAX_S, Math.max(INTERVAL_MIN_S, next)));
}

/** Twice the interval after the first failure, doubling. */
function backOff(intervalSeconds: number, failures: number): number {
  return intervalSeconds * 2 ** Math.min(failures, 20);
}

/** A reading that only lacked proof is tried sooner at first, then less and less often. */
function retry(intervalSeconds: number, failures: number): number {
  const wait = (intervalSeconds / 2) * 1.5 ** Math.min(failures - 1, 20);
  return Math.min(Math.max(wait, Math.min(INTERVAL_MIN_S, intervalSeconds)), INTERVAL_MAX_S);
}
