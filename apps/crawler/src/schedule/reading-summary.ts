import { MINUTE_MS } from '@firsthand/contracts';
import { formatBoardName } from '../boards/board-name.ts';
import type { CrawlReport } from '../crawl/crawl-report.ts';
import type { CrawlLogger } from './crawl-logger.ts';

/** Between two lines that sum up. */
const EVERY_MS = 5 * MINUTE_MS;

/**
 * What of the readings stands in the log. A board that held jobs and could not be read whole has a line of its own, as
 * has one that moved. Of lists of boards a third may be dead: those are one figure in a line that sums up every few
 * minutes, as are the readings that went as they should.
 */
export class ReadingSummary {
  readonly #logger: CrawlLogger;
  readonly #now: () => number;
  #since: number;
  #counts = new Map<string, number>();

  constructor(logger: CrawlLogger, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
    this.#since = now();
  }

  add(report: CrawlReport): void {
    const { outcome, failure, openJobs, moved } = report;
    const fields = toFields(report);
    if (moved !== null) this.#logger.warn({ ...fields, moved }, 'a board moved');
    const isTrouble = outcome === 'failed' || outcome === 'incomplete';
    if (isTrouble && (openJobs > 0 || !isDead(report)))
      this.#logger.warn(fields, 'board could not be read whole');
    else if (!isTrouble && report.read > 0) this.#logger.info(fields, 'board crawled');
    this.#count(isTrouble ? `${outcome}: ${failure ?? 'unknown'}` : openJobs > 0 ? outcome : 'without jobs');
    this.#count('read', report.read);
    this.#count('created', report.created);
    this.#count('closed', report.closed);
    if (this.#now() - this.#since >= EVERY_MS) this.tell();
  }

  /** Says what was counted since the last time; nothing when nothing was. */
  tell(): void {
    if (this.#counts.size > 0) {
      const minutes = Math.round((this.#now() - this.#since) / MINUTE_MS);
      this.#logger.info({ minutes, ...Object.fromEntries(this.#counts) }, 'readings summed up');
    }
    this.#counts = new Map();
    this.#since = this.#now();
  }

  #count(what: string, by = 1): void {
    if (by > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }
}

/** A board that holds nothing and is not there, or does not answer. What it answers in a wrong form is ours to look at. */
function isDead({ failure, outcome }: CrawlReport): boolean {
  return outcome === 'failed' && (failure === 'board-gone' || failure === 'unreachable');
}

function toFields(report: CrawlReport): object {
  const { outcome, read, created, changed, closed, reopened, rejected, durationMs, failure, message } =
    report;
  return {
    board: formatBoardName(report),
    ...{ outcome, read, created, changed, closed, reopened, rejected, durationMs, failure, message },
  };
}
