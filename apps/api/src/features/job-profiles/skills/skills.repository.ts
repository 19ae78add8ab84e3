import type { Executor } from '@firsthand/database';
import type { SkillRow } from '../../../models/stored-profile.ts';

export async function listSkillKeys(db: Executor, profileId: number): Promise<string[]> {
  const skills = await db
    .selectFrom('profile_skills')
    .select('skill_key')
    .where('job_profile_id', '=', profileId)
    .execute();
  return skills.map((skill) => skill.skill_key);
}

export async function insertSkill(
  db: Executor,
  profileId: number,
  { name, key }: { name: string; key: string },
): Promise<SkillRow> {
  return db
    .insertInto('profile_skills')
    .values({ job_profile_id: profileId, skill_name: name, skill_key: key })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when none of this person's profiles has it. */
export async function deleteSkill(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('profile_skills')
    .where('id', '=', id)
    .where('job_profile_id', 'in', (query) =>
      query.selectFrom('job_profiles').select('id').where('user_id', '=', userId),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
