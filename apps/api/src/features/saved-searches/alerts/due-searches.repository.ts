import type { Executor } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import type { SavedSearchRow } from '../saved-searches.repository.ts';

/** Longer than any time between two mails: what is due later was reckoned by a clock that was wrong. */
const LATEST_DUE = sql`interval '9 days'`;

/** Whose searches they are: an account, or an address without one. */
export type AlertOwner = { userId: number } | { emailKey: string };

const hasUntold = sql<boolean>`exists (
  select from saved_search_matches where saved_search_id = saved_searches.id and mail_id is null)`;

const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  confirmed_at is not null and case frequency
    when 'off' then false
    when 'instant' then coalesce(next_due_at <= ${now} or next_due_at > ${now}::timestamptz + ${LATEST_DUE}, true)
    else next_due_at <= ${now} or next_due_at > ${now}::timestamptz + ${LATEST_DUE} end)`;

const wantsMail = sql<boolean>`(user_id is null
  or exists (select from users where users.id = saved_searches.user_id and email_notifications))`;

/** Searches that are due at their hour and have nothing to tell. Held until the transaction ends. */
export async function lockSilent(tx: Executor, now: Date, atMost: number): Promise<SavedSearchRow[]> {
  return tx
    .selectFrom('saved_searches')
    .selectAll()
    .where('frequency', 'in', ['daily', 'weekly'])
    .where(isDue(now))
    .where(sql<boolean>`not ${hasUntold}`)
    .orderBy('next_due_at')
    .limit(atMost)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Whose due searches have something to tell, after `after`; at most so many at a time, in the order of their keys. */
export async function listDueOwners(
  db: Executor,
  { now, after, atMost }: { now: Date; after: string; atMost: number },
): Promise<{ key: string; owner: AlertOwner }[]> {
  const { rows } = await sql<{ key: string; user_id: number | null; email_key: string | null }>`
    select distinct coalesce('#' || lpad(user_id::text, 15, '0'), email_key) collate "C" as key, user_id, email_key
    from saved_searches
    where ${isDue(now)} and ${hasUntold} and ${wantsMail}
      and coalesce('#' || lpad(user_id::text, 15, '0'), email_key) collate "C" > ${after}
    order by key limit ${atMost}`.execute(db);
  return rows.map(({ key, user_id, email_key }) => ({
    key,
    owner: user_id === null ? { emailKey: email_key ?? '' } : { userId: user_id },
  }));
}

/** The due searches of one owner that have something to tell, the oldest first. Held until the transaction ends. */
export async function lockDue(tx: Executor, owner: AlertOwner, now: Date): Promise<SavedSearchRow[]> {
  return selectOwned(tx, owner)
    .where(isDue(now))
    .where(hasUntold)
    .where(wantsMail)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** One search of a person, due or not. Held until the transaction ends. */
export async function lockOne(tx: Executor, owner: AlertOwner, id: number): Promise<SavedSearchRow[]> {
  return selectOwned(tx, owner).where('id', '=', id).forNoKeyUpdate().execute();
}

function selectOwned(tx: Executor, owner: AlertOwner) {
  const all = tx.selectFrom('saved_searches').selectAll();
  return 'userId' in owner
    ? all.where('user_id', '=', owner.userId)
    : all.where('email_key', '=', owner.emailKey);
}

/** Jobs that came for a search and were not told of, at most so many of the latest. */
export async function listUntold(db: Executor, searchId: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search_matches')
    .select('job_id')
    .where('saved_search_id', '=', searchId)
    .where('mail_id', 'is', null)
    .orderBy('matched_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.job_id);
}

/** Notes which mail tells of these jobs. */
export async function markTold(
  tx: Executor,
  searchId: number,
  { jobIds, mailId }: { jobIds: readonly number[]; mailId: number },
): Promise<void> {
  await tx
    .updateTable('saved_search_matches')
    .set({ mail_id: mailId })
    .where('saved_search_id', '=', searchId)
    .where('job_id', 'in', jobIds)
    .where('mail_id', 'is', null)
    .execute();
}

/** Notes when a search is due next, and that a mail tells of it. */
export async function noteTelling(
  tx: Executor,
  id: number,
  changes: { next_due_at?: Date | null; last_sent_at?: Date; frequency?: SavedSearchRow['frequency'] },
): Promise<void> {
  await tx.updateTable('saved_searches').set(changes).where('id', '=', id).execute();
}

/** Forgets alerts that nobody confirmed in time. */
export async function sweepUnconfirmed(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('saved_searches')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
