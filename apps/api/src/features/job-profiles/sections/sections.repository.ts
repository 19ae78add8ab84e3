import type { ProfileSection, AnyEntry } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { EntryRow } from '../../../models/stored-profile.ts';

/** Of a section of a profile, in its order. */
export async function listEntries(
  db: Executor,
  profileId: number,
  section: ProfileSection,
): Promise<Pick<EntryRow, 'id' | 'display_order'>[]> {
  return db
    .selectFrom('profile_entries')
    .select(['id', 'display_order'])
    .where('job_profile_id', '=', profileId)
    .where('section', '=', section)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
}

/** The profile that an entry of this section is in; undefined when it is in none of this person's. */
export async function findEntryProfile(
  db: Executor,
  userId: number,
  { section, id }: { section: ProfileSection; id: number },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('profile_entries')
    .innerJoin('job_profiles', 'job_profiles.id', 'profile_entries.job_profile_id')
    .select('job_profiles.id')
    .where('profile_entries.id', '=', id)
    .where('section', '=', section)
    .where('job_profiles.user_id', '=', userId)
    .executeTakeFirst();
  return found?.id;
}

export interface NewEntry {
  section: ProfileSection;
  entry: AnyEntry;
  display_order: number;
}

export async function insertEntry(
  db: Executor,
  profileId: number,
  { entry, ...place }: NewEntry,
  now: Date,
): Promise<EntryRow> {
  const times = { created_at: now, updated_at: now };
  return db
    .insertInto('profile_entries')
    .values({ job_profile_id: profileId, ...place, entry: JSON.stringify(entry), ...times })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when the entry is gone. */
export async function updateEntry(
  db: Executor,
  id: number,
  { entry, order }: { entry: AnyEntry; order: number | null },
  now: Date,
): Promise<EntryRow | undefined> {
  return db
    .updateTable('profile_entries')
    .set({ entry: JSON.stringify(entry), updated_at: now, ...(order !== null && { display_order: order }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False when the entry is gone. */
export async function deleteEntry(db: Executor, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('profile_entries')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function setEntryOrder(db: Executor, id: number, order: number): Promise<void> {
  await db.updateTable('profile_entries').set({ display_order: order }).where('id', '=', id).execute();
}
