import type { Executor } from '@firsthand/database';
import type { EqualOpportunityAnswers, ProfileFields } from './profile-fields.ts';
import type { AnswersRow, ProfileRow } from '../../models/stored-profile.ts';

export async function insertProfile(
  db: Executor,
  userId: number,
  fields: ProfileFields,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('job_profiles')
    .values({ ...fields, user_id: userId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProfileRow(
  db: Executor,
  profile: ProfileRow,
  changes: Partial<ProfileFields>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('job_profiles')
    .set({ ...changes, version: profile.version + 1, updated_at: now })
    .where('id', '=', profile.id)
    .execute();
}

export async function findAnswers(db: Executor, profileId: number): Promise<AnswersRow | undefined> {
  return db
    .selectFrom('equal_opportunity_answers')
    .selectAll()
    .where('job_profile_id', '=', profileId)
    .executeTakeFirst();
}

export async function saveAnswers(
  db: Executor,
  profileId: number,
  answers: Partial<EqualOpportunityAnswers>,
): Promise<void> {
  await db
    .insertInto('equal_opportunity_answers')
    .values({ job_profile_id: profileId, ...answers })
    .onConflict((conflict) => conflict.column('job_profile_id').doUpdateSet(answers))
    .execute();
}

export async function deleteProfileRow(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('job_profiles')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
