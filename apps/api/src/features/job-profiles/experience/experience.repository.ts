import type { Executor } from '@firsthand/database';
import type { ExperienceFields } from './parse-experience.ts';
import type { ExperienceRow } from '../../../models/stored-profile.ts';

/** Of a profile, in its order. */
export async function listExperience(
  db: Executor,
  profileId: number,
): Promise<{ id: number; display_order: number }[]> {
  return db
    .selectFrom('profile_experience')
    .select(['id', 'display_order'])
    .where('job_profile_id', '=', profileId)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
}

/** The profile that an entry is in; undefined when it is in none of this person's. */
export async function findExperienceProfile(
  db: Executor,
  userId: number,
  id: number,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('profile_experience')
    .innerJoin('job_profiles', 'job_profiles.id', 'profile_experience.job_profile_id')
    .select('job_profiles.id')
    .where('profile_experience.id', '=', id)
    .where('job_profiles.user_id', '=', userId)
    .executeTakeFirst();
  return found?.id;
}

export async function insertExperience(
  db: Executor,
  profileId: number,
  entry: ExperienceFields & { display_order: number },
  now: Date,
): Promise<ExperienceRow> {
  return db
    .insertInto('profile_experience')
    .values({ ...entry, job_profile_id: profileId, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when the entry is gone. */
export async function updateExperience(
  db: Executor,
  id: number,
  entry: ExperienceFields & { display_order?: number },
  now: Date,
): Promise<ExperienceRow | undefined> {
  return db
    .updateTable('profile_experience')
    .set({ ...entry, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False when the entry is gone. */
export async function deleteExperience(db: Executor, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('profile_experience')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function setDisplayOrder(db: Executor, id: number, order: number): Promise<void> {
  await db.updateTable('profile_experience').set({ display_order: order }).where('id', '=', id).execute();
}
