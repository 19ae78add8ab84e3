import { LIMITS, refuse, type AppError } from '@firsthand/contracts';
import type { Db, Executor, Tables } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { lockPerson } from './lock-person.ts';

interface CountedTable {
  table: keyof Tables;
  /** The column with the bytes of a row. */
  size: 'bytes' | 'size';
  /** The column that leads to the person. */
  by: keyof typeof OWNED;
}

const OWNED = {
  user_id: (userId: number): RawBuilder<unknown> => sql`${userId}`,
  job_profile_id: (userId: number) => sql`select id from job_profiles where user_id = ${userId}`,
  draft_id: (userId: number) => sql`select id from application_drafts where user_id = ${userId}`,
  application_id: (userId: number) => sql`select id from job_applications where user_id = ${userId}`,
};

/** What a person can make grow. A test compares it with the schema, so that no table is forgotten. */
export const COUNTED_TABLES: readonly CountedTable[] = [
  { table: 'bookmarks', size: 'bytes', by: 'user_id' },
  { table: 'job_applications', size: 'bytes', by: 'user_id' },
  { table: 'application_drafts', size: 'bytes', by: 'user_id' },
  { table: 'resume_versions', size: 'bytes', by: 'draft_id' },
  { table: 'stored_answers', size: 'bytes', by: 'user_id' },
  { table: 'profile_experience', size: 'bytes', by: 'job_profile_id' },
  { table: 'profile_entries', size: 'bytes', by: 'job_profile_id' },
  { table: 'resume_readings', size: 'bytes', by: 'job_profile_id' },
  { table: 'profile_files', size: 'size', by: 'job_profile_id' },
  { table: 'application_packets', size: 'bytes', by: 'application_id' },
  { table: 'application_submissions', size: 'bytes', by: 'application_id' },
  { table: 'application_files', size: 'size', by: 'application_id' },
];

/** How many bytes a person keeps. Reads sizes alone, none of what is large. */
export async function countBytes(db: Executor, userId: number): Promise<number> {
  const sums = COUNTED_TABLES.map(
    ({ table, size, by }) =>
      sql`select sum(${sql.ref(size)}) as bytes from ${sql.table(table)} where ${sql.ref(by)} in (${OWNED[by](userId)})`,
  );
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::double precision as bytes
    from (${sql.join(sums, sql` union all `)}) as counted`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Writes in a transaction that holds the person's row, so that their writes wait for each other. When the person then
 * keeps more than they may, nothing of it is done and 413 says what to delete; what takes no more room than before is
 * always fine. 401 when the person is gone.
 */
export async function storeWithinQuota<Stored>(
  db: Db,
  userId: number,
  store: (tx: Executor) => Promise<Stored>,
): Promise<Stored> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId);
    const before = await countBytes(tx, userId);
    const stored = await store(tx);
    const after = await countBytes(tx, userId);
    if (after > LIMITS.storageMaxBytes && after > before) throw storageFull(before);
    return stored;
  });
}

function storageFull(used: number): AppError {
  return refuse('storage-full', { usedBytes: used, mostBytes: LIMITS.storageMaxBytes });
}
