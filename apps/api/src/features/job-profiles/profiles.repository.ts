import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { EqualOpportunityAnswers, ProfileFields } from './profile-fields.ts';

export type ProfileRow = Selectable<Tables['job_profiles']>;
export type SkillRow = Selectable<Tables['profile_skills']>;
export type ExperienceRow = Selectable<Tables['profile_experience']>;
type AnswersRow = Selectable<Tables['equal_opportunity_answers']>;
/** A file without its content. */
type FileRow = Omit<Selectable<Tables['profile_files']>, 'content'>;

/** A profile with everything that belongs to it. */
export interface StoredProfile {
  profile: ProfileRow;
  answers: AnswersRow | undefined;
  skills: SkillRow[];
  experience: ExperienceRow[];
  files: FileRow[];
}

/** A person's profiles, oldest first. */
export async function loadProfiles(db: Executor, userId: number): Promise<StoredProfile[]> {
  const profiles = await selectProfiles(db, userId).orderBy('id').execute();
  return withParts(db, profiles);
}

/** Of a person's profiles those with these numbers. */
export async function loadProfilesById(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<StoredProfile[]> {
  if (ids.length === 0) return [];
  return withParts(db, await selectProfiles(db, userId).where('id', 'in', ids).execute());
}

export async function findProfile(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredProfile | undefined> {
  return (await loadProfilesById(db, userId, [id]))[0];
}

function selectProfiles(db: Executor, userId: number) {
  return db.selectFrom('job_profiles').selectAll().where('user_id', '=', userId);
}

async function withParts(db: Executor, profiles: readonly ProfileRow[]): Promise<StoredProfile[]> {
  const ids = profiles.map(({ id }) => id);
  if (ids.length === 0) return [];
  const answers = groupByProfile(
    await db.selectFrom('equal_opportunity_answers').selectAll().where('job_profile_id', 'in', ids).execute(),
  );
  const skills = groupByProfile(
    await db
      .selectFrom('profile_skills')
      .selectAll()
      .where('job_profile_id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  const experience = groupByProfile(
    await db
      .selectFrom('profile_experience')
      .selectAll()
      .where('job_profile_id', 'in', ids)
      .orderBy('display_order')
      .orderBy('id')
      .execute(),
  );
  const files = groupByProfile(
    await db
      .selectFrom('profile_files')
      .select(['job_profile_id', 'kind', 'filename', 'size', 'mimetype', 'uploaded_at'])
      .where('job_profile_id', 'in', ids)
      .execute(),
  );
  return profiles.map((profile) => ({
    profile,
    answers: answers.get(profile.id)?.[0],
    skills: skills.get(profile.id) ?? [],
    experience: experience.get(profile.id) ?? [],
    files: files.get(profile.id) ?? [],
  }));
}

function groupByProfile<Row extends { job_profile_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.job_profile_id);
    if (group) group.push(row);
    else groups.set(row.job_profile_id, [row]);
  }
  return groups;
}

/** Makes this person's new profiles wait for each other, so that their number can be limited. Undefined when they are gone. */
export async function lockProfilesOf(
  db: Executor,
  userId: number,
): Promise<{ roles: string[]; premium_until: Date | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['roles', 'premium_until'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countProfiles(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('job_profiles')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes changes of one profile and of what is in it wait for each other. */
export async function lockProfile(db: Executor, userId: number, id: number): Promise<ProfileRow | undefined> {
  return selectProfiles(db, userId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

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
