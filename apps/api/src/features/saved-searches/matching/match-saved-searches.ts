import type { Db } from '@firsthand/database';
import { readChangedJobs, type ChangedJobs, type PercolatedPairs } from '@firsthand/search';
import { writeNotices } from '../../notices/write-notices.service.ts';
import { queueAlerts } from '../alerts/start-alerts.ts';
import { leaveOutHidden } from '../leave-out-hidden.ts';
import type { KeptPercolator } from './kept-percolator.ts';
import { insertMatches, moveProgress, readProgress } from './matches.repository.ts';

const JOBS_AT_A_TIME = 192;
const PAIRS_AT_A_TIME = 2_000;

export interface MatchTools {
  db: Db;
  now: () => Date;
}

/** What a round of matching did. */
export interface MatchReport {
  jobs: number;
  matches: number;
}

/**
 * Matches the jobs that are new or changed since the last round against all saved searches. A round that is killed is begun
 * again by the next one, which notes again what was noted and nothing twice.
 */
export async function matchSavedSearches(
  { db, now }: MatchTools,
  percolator: KeptPercolator,
  signal: AbortSignal,
): Promise<MatchReport> {
  const report: MatchReport = { jobs: 0, matches: 0 };
  const from = await readProgress(db);
  let to: string | undefined;
  let after: ChangedJobs['next'] = null;
  do {
    signal.throwIfAborted();
    const { jobs, next, position } = await readChangedJobs(db, from, { after, limit: JOBS_AT_A_TIME });
    if (position === undefined) break;
    if (to === undefined) {
      // What commits during this round is for the next one. The searches are read after that, so that one which is not among
      // them was saved when these jobs were there.
      to = position;
      await percolator.refresh(db, now(), signal);
    }
    after = percolator.size === 0 ? null : next;
    report.jobs += jobs.ids.length;
    for (const pairs of cut(await percolator.match(jobs, now())))
      report.matches += await note(db, pairs, now());
  } while (after !== null);
  if (to !== undefined) await moveProgress(db, { from, to });
  return report;
}

/** Notices are written and the alerts that tell at once are woken in the same transaction. */
async function note(db: Db, pairs: PercolatedPairs, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const matched = await insertMatches(tx, pairs, now);
    await writeNotices(tx, await leaveOutHidden(tx, matched, now), now);
    if (matched.some(({ isInstant }) => isInstant)) await queueAlerts(tx);
    return matched.reduce((total, { jobIds }) => total + jobIds.length, 0);
  });
}

function* cut({ searchIds, jobIds }: PercolatedPairs): Generator<PercolatedPairs> {
  for (let at = 0; at < jobIds.length; at += PAIRS_AT_A_TIME) {
    const end = at + PAIRS_AT_A_TIME;
    yield { searchIds: searchIds.slice(at, end), jobIds: jobIds.slice(at, end) };
  }
}
