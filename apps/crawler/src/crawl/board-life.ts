import { DAY_MS, HOUR_MS, type BoardLife } from '@firsthand/contracts';
import { isSuccess, type CrawlReport } from './crawl-report.ts';

/** What decides a board's life, before the reading that is judged. */
export interface LifeState {
  life: BoardLife;
  /** Since when it is that. */
  lifeSince: Date;
  /** Before this reading. */
  failuresInARow: number;
  lastSuccessAt: Date | null;
}

type Outcome = Pick<CrawlReport, 'outcome' | 'failure'>;

/**
 * "There is no such board" is believed when it was said so often and over so long a time; of a board that was never read,
 * which is often no board at all, sooner.
 */
const GONE = { answers: 4, overMs: 3 * DAY_MS };
const GONE_UNREAD = { answers: 2, overMs: 12 * HOUR_MS };
/** A board that never answered at all, or never with anything of its system's, is given up as well. */
const SILENT = { answers: 8, overMs: 30 * DAY_MS };

/**
 * What a board's life is after a reading: `alive` or `quiet` after one that came to its end, by whether it has open
 * postings; `failing` from its first failure on; `gone` after evidence, and back with the first reading that works. One
 * that was interrupted, or that only lacked proof, says nothing.
 *
 * @example
 * toLife({ life: 'failing', failuresInARow: 1, … }, { outcome: 'failed', failure: 'board-gone' }, …) // 'failing'
 */
export function toLife(board: LifeState, report: Outcome, openJobs: number, at: Date): BoardLife {
  if (isSuccess(report)) return openJobs > 0 ? 'alive' : 'quiet';
  if (report.outcome !== 'failed') return board.life;
  if (board.life === 'gone') return 'gone';
  if (board.life !== 'failing') return 'failing';
  const answers = board.failuresInARow + 1;
  const failingMs = at.getTime() - board.lifeSince.getTime();
  const has = (rule: { answers: number; overMs: number }) =>
    answers >= rule.answers && failingMs >= rule.overMs;
  const wasRead = board.lastSuccessAt !== null;
  if (report.failure === 'board-gone') return has(wasRead ? GONE : GONE_UNREAD) ? 'gone' : 'failing';
  return !wasRead && report.failure === 'unreachable' && has(SILENT) ? 'gone' : 'failing';
}
