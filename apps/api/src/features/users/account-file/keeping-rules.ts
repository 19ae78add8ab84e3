import { LIMITS } from '@firsthand/contracts';
import { cleanPosting } from '@firsthand/markup';
import { DICTIONARY_VERSION } from '@firsthand/occupations';
import { sql } from 'kysely';
import { toHideRule } from '../../../models/hide-rule.ts';
import { toNextDue } from '../../saved-searches/next-due.ts';
import { findProblem, toSavedQuery } from '../../saved-searches/saved-query.ts';
import { updateUser } from '../users.repository.ts';
import { POSTING_BYTES, type ListRules, type Storing } from './list-rule.ts';
import { isElsewhere } from './job-numbers.ts';

const keptAtMost = (most: number, what: string) => ({
  count: () => most,
  why: `An account keeps at most ${most} ${what}.`,
});

/** Settings, and what somebody keeps beside job profiles and applications. */
export const KEEPING_RULES: ListRules<
  'account' | 'bookmarks' | 'hide-rules' | 'watched-companies' | 'saved-searches'
> = {
  account: {
    name: 'settings',
    key: () => 'one',
    async store({ name, phone, location, ...choices }, { tx, userId }) {
      const own = await tx
        .selectFrom('users')
        .select(['name', 'phone', 'location'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      // What the account says of its person already stays.
      const words = { name: own.name ?? name, phone: own.phone ?? phone, location: own.location ?? location };
      await updateUser(tx, userId, { ...words, ...choices });
      return null;
    },
  },
  bookmarks: {
    name: 'saved jobs',
    key: (row) => [row.source, row.requisition_id],
    most: keptAtMost(LIMITS.bookmarksPerUser, 'saved jobs'),
    job: (row) => row.job_identity,
    bytes: POSTING_BYTES,
    clean: (row) => ({
      ...row,
      posting: { ...row.posting, description: cleanPosting(row.posting.description) },
    }),
    async store(row, storing) {
      const number = noteJob(storing, {
        source: row.source,
        number: row.requisition_id,
        identity: row.job_identity,
      });
      const stored = await storing.tx
        .insertInto('bookmarks')
        .values({
          ...{ user_id: storing.userId, source: row.source, requisition_id: number },
          ...{ external_id: row.external_id, content_hash: row.content_hash },
          posting: JSON.stringify(row.posting),
          bookmarked_at: row.bookmarked_at,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'source', 'requisition_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return stored ? null : TWICE_HERE;
    },
  },
  'hide-rules': {
    name: 'hidden jobs, companies and words',
    key: ({ kind, value }) => [kind, kind === 'word' ? value.toLowerCase() : value],
    most: keptAtMost(LIMITS.hideRulesPerUser, 'hidden things'),
    job: (row) => row.job_identity,
    look: ({ kind, value }) => {
      toHideRule(kind, value, 'value');
      return null;
    },
    async store({ kind, value, job_identity: identity, created_at }, { tx, userId, jobs }) {
      const number = jobs.find(identity);
      if (kind === 'job' && number === null)
        return 'These jobs are not held here, so no search here shows them.';
      const here = kind === 'job' ? String(number) : String(toHideRule(kind, value, 'value').value);
      const isKept = await tx
        .selectFrom('hide_rules')
        .select('id')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('value', '=', here)
        .executeTakeFirst();
      if (isKept) return TWICE_HERE;
      await tx.insertInto('hide_rules').values({ user_id: userId, kind, value: here, created_at }).execute();
      return null;
    },
  },
  'watched-companies': {
    name: 'watched companies',
    key: (row) => [row.source, row.board],
    most: keptAtMost(LIMITS.watchedPerUser, 'watched companies'),
    async store({ source, board, created_at }, { tx, userId }) {
      const here = await tx
        .selectFrom('boards')
        .select('id')
        .where('source', '=', source)
        .where('board', '=', board)
        .executeTakeFirst();
      if (!here) return 'These companies are not read here. Add them on the companies page to watch them.';
      // What the board holds now is nothing to tell.
      const newest = tx
        .selectFrom('jobs')
        .select((jobs) => jobs.fn.coalesce(jobs.fn.max('id'), sql<number>`0`).as('id'))
        .where('board_id', '=', here.id);
      await tx
        .insertInto('watched_companies')
        .values({ user_id: userId, board_id: here.id, told_job_id: newest, created_at })
        .execute();
      return null;
    },
  },
  'saved-searches': {
    name: 'saved searches',
    key: (row) => row.id,
    most: {
      count: (premium) => (premium ? LIMITS.premiumSavedSearches : LIMITS.freeSavedSearches),
      why: `A free account keeps ${LIMITS.freeSavedSearches} searches, one with Premium ${LIMITS.premiumSavedSearches}.`,
    },
    look(row, { now }) {
      if (row.email !== null)
        return 'Alerts that an address asked for without an account stay with that address.';
      return findProblem(row.query, now) === null
        ? null
        : 'These searches ask for something that is not known here.';
    },
    async store(row, { tx, userId, premium, now, note }) {
      const isTooOften = row.frequency === 'instant' && !premium;
      if (isTooOften) note('instant');
      const schedule = {
        ...{ frequency: isTooOften ? ('daily' as const) : row.frequency, hour: row.hour },
        ...{ weekday: row.weekday, time_zone: row.time_zone },
      };
      const query = JSON.stringify(toSavedQuery(row.query, now));
      await tx
        .insertInto('saved_searches')
        .values({
          ...{ user_id: userId, name: row.name, query, ...schedule, created_at: row.created_at },
          ...{ paused_from: row.paused_from, next_due_at: toNextDue(schedule, now), confirmed_at: now },
          ...{ last_seen_at: row.last_seen_at, last_sent_at: row.last_sent_at },
          understood_version: DICTIONARY_VERSION,
        })
        .execute();
      return null;
    },
  },
};

/** Why a row stays out whose job is that of another row. */
export const TWICE_HERE = 'Something else in the file is the same here.';

/** The number of a row's job, counted when it is none of ours. */
export function noteJob(
  { jobs, note }: Pick<Storing, 'jobs' | 'note'>,
  job: Parameters<Storing['jobs']['toNumber']>[0],
): number {
  const number = jobs.toNumber(job);
  if (isElsewhere(number)) note('job-elsewhere');
  return number;
}
