import { AppError, refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import type { JobKey } from '../../../models/job-key.ts';
import { findProfile, type StoredProfile } from '../../../models/stored-profile.ts';
import { loadJobs, type StoredJob } from '../../../models/stored-job.ts';
import {
  countPrepared,
  findCriteria,
  findHandled,
  findOwner,
  notePrepared,
  noteRun,
  type CriteriaRow,
} from './auto-apply.repository.ts';
import { addDraft } from '../drafts/drafts.service.ts';
import { readEmployerForm } from '../read-employer-form.service.ts';
import { toHours, toUtcMidnight } from './utc-time.ts';

const PAGE = 50;
/** Results that are looked at in an hour; the rest is old by then. */
const LOOKED_AT = 500;
/** Forms that are read in vain before the rest waits for the next hour. */
const MOST_FAILURES = 10;

type Tools = Pick<ApiContext, 'database' | 'search' | 'now' | 'atsFetch' | 'findApplyKey' | 'toExternalUrl'>;

/**
 * Prepares what a person's search finds and they have not seen yet, up to their limit of the day. Each waits for one
 * confirmation; nothing is sent. Does nothing for people without Premium. Gives how many were prepared.
 */
export async function prepareApplications(
  tools: Tools,
  userId: number,
  signal: AbortSignal,
): Promise<number> {
  const { now } = tools;
  const { db } = tools.database;
  const criteria = await findCriteria(db, userId);
  const owner = await findOwner(db, userId);
  if (!criteria?.enabled || !owner || !isPremium(owner, now())) return 0;
  if (criteria.last_run_at !== null && criteria.last_run_at >= toHours(now()).hour) return 0;
  const profile = await findProfile(db, userId, criteria.job_profile_id);
  if (!profile) return 0;

  let prepared = 0;
  let failures = 0;
  let room = criteria.daily_limit - (await countPrepared(db, userId, toUtcMidnight(now())));
  for (let offset = 0; offset < LOOKED_AT && room > 0 && failures < MOST_FAILURES; offset += PAGE) {
    const found = await findJobs(tools, criteria, offset);
    for (const job of await keepNew(db, userId, found)) {
      signal.throwIfAborted();
      if (room <= 0 || failures >= MOST_FAILURES) break;
      const result = await prepareOne(tools, { criteria, profile, job });
      if (result === 'full') room = 0;
      if (result === 'unreadable') failures += 1;
      if (result === 'prepared') {
        room -= 1;
        prepared += 1;
      }
    }
    if (found.length < PAGE) break;
  }
  await noteRun(db, userId, now());
  return prepared;
}

async function findJobs(
  { database, search }: Tools,
  criteria: CriteriaRow,
  offset: number,
): Promise<StoredJob[]> {
  const { q, location, country, remote } = criteria.search;
  const { ids } = await search.search({
    query: q,
    filters: {
      ...(country === '' ? {} : { countries: [country] }),
      ...(location === '' ? {} : { location }),
      ...(remote === null ? {} : { remote }),
    },
    // What only mentions the words is nothing to apply to unasked.
    aboutOnly: true,
    offset,
    limit: PAGE,
  });
  return loadJobs(database.db, ids);
}

async function keepNew(db: Executor, userId: number, jobs: readonly StoredJob[]): Promise<StoredJob[]> {
  const handled = await findHandled(
    db,
    userId,
    jobs.map(({ job }) => job.id),
  );
  return jobs.filter(({ job }) => job.status === 'open' && !handled.has(`${job.source}:${job.id}`));
}

async function prepareOne(
  tools: Tools,
  { criteria, profile, job }: { criteria: CriteriaRow; profile: StoredProfile; job: StoredJob },
): Promise<'prepared' | 'there' | 'unreadable' | 'full'> {
  const { user_id: userId } = criteria;
  const key = { source: job.job.source, jobId: job.job.id };
  try {
    const form = await readEmployerForm(tools, job);
    const draft = await addDraft(tools, userId, { key, job, profile, form, origin: 'auto' }, (tx) =>
      reserve(tx, { criteria, key, now: tools.now() }),
    );
    return draft ? 'prepared' : 'there';
  } catch (error) {
    const result = error instanceof AppError ? RESULTS[error.code] : undefined;
    if (result === undefined) throw error;
    return result;
  }
}

/** Counted under the lock of the person: two searches at once keep the limit together. */
async function reserve(
  tx: Executor,
  { criteria, key, now }: { criteria: CriteriaRow; key: JobKey; now: Date },
): Promise<void> {
  const { user_id: userId, daily_limit: limit } = criteria;
  if ((await countPrepared(tx, userId, toUtcMidnight(now))) >= limit) throw stop('day-full');
  if (!(await notePrepared(tx, userId, key, now))) throw stop('prepared-before');
}

const RESULTS: Record<string, 'there' | 'unreadable' | 'full'> = {
  'form-unreadable': 'unreadable',
  'job-closed': 'unreadable',
  'drafts-full': 'full',
  'storage-full': 'full',
  'session-ended': 'full',
  'day-full': 'full',
  'prepared-before': 'there',
};

/** Undoes the transaction; nobody reads its text. */
function stop(code: 'day-full' | 'prepared-before'): AppError {
  return refuse(code);
}
