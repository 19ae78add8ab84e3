import type { BoardLife } from '@firsthand/contracts';
import type { CrawlReport } from './crawl-report.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const DEFAULT_INTERVAL_S = HOUR_S;
const INTERVAL_MIN_S = 15 * MINUTE_S;
const INTERVAL_MAX_S = 6 * HOUR_S;
/** Of a board without an open posting: nothing on it has to be verified. */
const QUIET_INTERVAL_MIN_S = 6 * HOUR_S;
const QUIET_INTERVAL_MAX_S = DAY_S;
/** A list of 500 pages is not asked for every quarter of an hour: a request is to be worth its posting. */
const SECONDS_PER_REQUEST = 20;
/**
 * However often a board with open postings fails, it is tried once a day, so that the seven days of verification stay
 * within reach; one without has nothing to lose.
 */
const BACK_OFF_MAX_S = { holding: DAY_S, empty: 4 * DAY_S, gone: 30 * DAY_S };
/** A host that asks for longer is not believed for longer, for the same reason. */
const RETRY_AFTER_MAX_S = 3 * DAY_S;
const DETAILS_LEFT_S = 5 * MINUTE_S;
/** Boards that began together drift apart by this share of their interval. */
const JITTER = 0.1;
/** By when a board is to be read once it is due, in its own intervals: one that changes loses most by waiting. */
const SLACK = { moved: 0.5, still: 1, quiet: 2, failing: 2, gone: 1 };

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
  /** Seconds that it may wait then while others are read; whose time ends first is read first. */
  slackSeconds: number;
}

type Outcome = Pick<
  CrawlReport,
  'outcome' | 'created' | 'changed' | 'closed' | 'reopened' | 'detailsLeft' | 'retryAfterSeconds' | 'requests'
>;

/** What the board is after the reading. */
export interface BoardNow {
  life: BoardLife;
  openJobs: number;
}

export interface ScheduleOptions {
  /** In place of the intervals that follow the board's habits: the sandbox's few minutes, say. */
  intervalOverrideSeconds?: number | undefined;
  /** Between 0 and 1. */
  random: () => number;
}

/**
 * When a board is crawled next, and how long that may wait. Hourly at first; boards that change come down to 15 minutes,
 * more for long lists, still ones go up to 6 hours and quiet ones to a day. Failing ones back off to a day, those without
 * open postings to four, those that are gone to a month. A wait that the host asked for is kept. One that was abandoned
 * stays due, or is due when its host is asked again.
 */
export function scheduleNext(
  board: ScheduleState,
  report: Outcome,
  now: BoardNow,
  options: ScheduleOptions,
): Schedule {
  const { intervalOverrideSeconds: fixed, random } = options;
  if (report.outcome === 'abandoned') {
    return { ...board, waitSeconds: report.retryAfterSeconds ?? 0, slackSeconds: 0 };
  }
  const jitter = 1 + (random() * 2 - 1) * JITTER;

  if (report.outcome === 'failed' || report.outcome === 'incomplete') {
    const { intervalSeconds } = board;
    const failuresInARow = board.failuresInARow + 1;
    const base = fixed ?? intervalSeconds;
    const longest = toLongestBackOff(now);
    const wait =
      report.outcome === 'failed' ? backOff(base, failuresInARow, now) : retry(base, failuresInARow);
    const asked = Math.min(RETRY_AFTER_MAX_S, report.retryAfterSeconds ?? 0);
    const waitSeconds = Math.ceil(Math.max(asked, Math.min(longest, wait * jitter)));
    const slack = now.life === 'gone' ? SLACK.gone * waitSeconds : SLACK.failing * intervalSeconds;
    return { intervalSeconds, failuresInARow, waitSeconds, slackSeconds: Math.ceil(slack) };
  }
  const hasMoved = countMoved(report) > 0;
  const intervalSeconds = fixed ?? adapt(board, report, now);
  const wait = report.detailsLeft > 0 ? Math.min(DETAILS_LEFT_S, intervalSeconds) : intervalSeconds;
  const slack = hasMoved ? SLACK.moved : now.openJobs > 0 ? SLACK.still : SLACK.quiet;
  return {
    intervalSeconds,
    failuresInARow: 0,
    waitSeconds: Math.ceil(wait * jitter),
    slackSeconds: Math.ceil(wait * slack),
  };
}

function adapt(board: ScheduleState, report: Outcome, { openJobs }: BoardNow): number {
  const longest = openJobs > 0 ? INTERVAL_MAX_S : QUIET_INTERVAL_MAX_S;
  const shortest = openJobs > 0 ? toShortest(report) : QUIET_INTERVAL_MIN_S;
  const within = (seconds: number) => Math.round(Math.min(longest, Math.max(shortest, seconds)));
  // The first reading finds everything new, with as many requests; it says nothing about the board's habits.
  if (board.lastSuccessAt === null) return openJobs > 0 ? DEFAULT_INTERVAL_S : QUIET_INTERVAL_MIN_S;
  return within(countMoved(report) > 0 ? board.intervalSeconds / 2 : board.intervalSeconds * 1.5);
}

const countMoved = ({ created, changed, closed, reopened }: Outcome): number =>
  created + changed + closed + reopened;

function toShortest({ requests }: Outcome): number {
  return Math.min(INTERVAL_MAX_S, Math.max(INTERVAL_MIN_S, requests * SECONDS_PER_REQUEST));
}

function toLongestBackOff({ life, openJobs }: BoardNow): number {
  if (openJobs > 0) return BACK_OFF_MAX_S.holding;
  return life === 'gone' ? BACK_OFF_MAX_S.gone : BACK_OFF_MAX_S.empty;
}

/** Twice the interval after the first failure, doubling; what is gone begins with a day. */
function backOff(intervalSeconds: number, failures: number, { life }: BoardNow): number {
  const base = life === 'gone' ? Math.max(intervalSeconds, QUIET_INTERVAL_MIN_S) : intervalSeconds;
  return base * 2 ** Math.min(failures, 20);
}

/** A reading that only lacked proof is tried sooner at first, then less and less often. */
function retry(intervalSeconds: number, failures: number): number {
  const wait = (intervalSeconds / 2) * 1.5 ** Math.min(failures - 1, 20);
  return Math.min(Math.max(wait, Math.min(INTERVAL_MIN_S, intervalSeconds)), INTERVAL_MAX_S);
}
