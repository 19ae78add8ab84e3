import type { Executor } from '@firsthand/database';
import { findFitting, type HideRule } from '@firsthand/search';
import { loadHiding } from '../hide-rules/hide-rules.service.ts';
import type { SearchMatches } from './matching/matches.repository.ts';
import { toSavedRequest } from './saved-query.ts';
import { loadNewJobs, type CountedSearch } from './saved-searches.repository.ts';

/** A person's searches, whose counts leave out what the person's rules hide today. */
export async function countVisible(
  db: Executor,
  userId: number,
  searches: readonly CountedSearch[],
  now: Date,
): Promise<CountedSearch[]> {
  const counted = searches.filter(({ new_count, query }) => new_count > 0 && !showsHidden(query['hide']));
  const hiding = counted.length === 0 ? [] : await loadHiding(db, userId);
  if (hiding.length === 0) return [...searches];
  const ids = counted.map(({ id }) => id);
  const found = await loadNewJobs(db, ids);
  const visible = await findVisible(db, hiding, [...found.values()].flat(), now);
  return searches.map((search) => {
    const jobs = found.get(search.id);
    return jobs ? { ...search, new_count: jobs.filter((id) => visible.has(id)).length } : search;
  });
}

/** What came for searches, without the jobs that the rules of their owners hide. */
export async function leaveOutHidden(
  db: Executor,
  matches: readonly SearchMatches[],
  now: Date,
): Promise<SearchMatches[]> {
  const owners = [...new Set(matches.flatMap(({ userId }) => userId ?? []))];
  const visibleTo = new Map<number, Set<number>>();
  for (const { user_id: userId } of await listHiders(db, owners)) {
    const theirs = matches.filter((match) => match.userId === userId);
    const hiding = await loadHiding(db, userId);
    const jobIds = theirs.flatMap((match) => match.jobIds);
    visibleTo.set(userId, await findVisible(db, hiding, jobIds, now));
  }
  return matches.map((match) => {
    const visible = visibleTo.get(match.userId ?? 0);
    if (!visible || showsHidden(match.hide)) return match;
    return { ...match, jobIds: match.jobIds.filter((id) => visible.has(id)) };
  });
}

/** A search that says so shows what is hidden elsewhere. */
const showsHidden = (hide: unknown) => String(hide) === 'false';

async function listHiders(db: Executor, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('hide_rules')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .execute();
}

async function findVisible(
  db: Executor,
  hiding: readonly HideRule[],
  jobIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const fitting = await findFitting(db, toSavedRequest({}, now, hiding), [...new Set(jobIds)]);
  return new Set(fitting.map(({ jobId }) => jobId));
}
