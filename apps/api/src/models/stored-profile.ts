import { LIMITS, type AnyEntry } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';

export type ProfileRow = Selectable<Tables['job_profiles']>;
export type SkillRow = Selectable<Tables['profile_skills']>;
export type ExperienceRow = Selectable<Tables['profile_experience']>;
/** An entry whose description is left out where `is_cut` says so. */
export type ListedExperienceRow = ExperienceRow & { is_cut: boolean };
export type EntryRow = Selectable<Tables['profile_entries']>;
export type AnswersRow = Selectable<Tables['equal_opportunity_answers']>;
/** A file without its content. */
type FileRow = Omit<Selectable<Tables['profile_files']>, 'content'>;

/** A profile with everything that belongs to it, as every feature reads it. */
export interface StoredProfile {
  profile: ProfileRow;
  answers: AnswersRow | undefined;
  skills: SkillRow[];
  experience: ListedExperienceRow[];
  /** Of all sections, each in its order. */
  entries: EntryRow[];
  /** Some entries stayed in the store. */
  areEntriesCut: boolean;
  files: FileRow[];
  /** Of the file that it was made of. */
  hasReading: boolean;
}

export async function countProfiles(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('job_profiles')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's profiles, oldest first, with as many descriptions and entries as a list may hold. */
export async function loadProfiles(db: Executor, userId: number): Promise<StoredProfile[]> {
  const profiles = await selectProfiles(db, userId).orderBy('id').execute();
  return withParts(db, profiles, LIMITS.profileListExperienceBytes);
}

/** What a person's profiles are called, oldest first. */
export async function listProfileNames(
  db: Executor,
  userId: number,
): Promise<Pick<ProfileRow, 'id' | 'profile_name'>[]> {
  return db
    .selectFrom('job_profiles')
    .select(['id', 'profile_name'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
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

/** The profile that a person changed last, without its descriptions of experience and entries. */
export async function findLatestProfile(db: Executor, userId: number): Promise<StoredProfile | undefined> {
  const latest = selectProfiles(db, userId).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(1);
  return (await withParts(db, await latest.execute(), 0))[0];
}

function selectProfiles(db: Executor, userId: number) {
  return db.selectFrom('job_profiles').selectAll().where('user_id', '=', userId);
}

async function withParts(
  db: Executor,
  profiles: readonly ProfileRow[],
  experienceBytes: number | null = null,
): Promise<StoredProfile[]> {
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
  const experience = groupByProfile(await loadExperience(db, ids, experienceBytes));
  const entries = groupByProfile(await loadEntries(db, ids, experienceBytes));
  const files = groupByProfile(
    await db
      .selectFrom('profile_files')
      .select(['job_profile_id', 'kind', 'filename', 'size', 'mimetype', 'uploaded_at'])
      .where('job_profile_id', 'in', ids)
      .execute(),
  );
  const readings = groupByProfile(
    await db
      .selectFrom('resume_readings')
      .select('job_profile_id')
      .where('job_profile_id', 'in', ids)
      .execute(),
  );
  return profiles.map((profile) => ({
    profile,
    answers: answers.get(profile.id)?.[0],
    skills: skills.get(profile.id) ?? [],
    experience: experience.get(profile.id) ?? [],
    entries: entries.get(profile.id)?.filter(isThere) ?? [],
    areEntriesCut: entries.get(profile.id)?.some((row) => !isThere(row)) ?? false,
    files: files.get(profile.id) ?? [],
    hasReading: readings.has(profile.id),
  }));
}

/** By place. Descriptions beyond so many bytes of entries, counted from the oldest profile on, stay in the store. */
async function loadExperience(
  db: Executor,
  profileIds: readonly number[],
  bytes: number | null,
): Promise<ListedExperienceRow[]> {
  const upToHere = sql`sum(bytes) over (order by job_profile_id, display_order, id)`;
  const isCut = sql<boolean>`coalesce(${upToHere} > ${bytes}::bigint, false)`;
  return db
    .with('entries', (entries) =>
      entries
        .selectFrom('profile_experience')
        .selectAll()
        .select(isCut.as('is_cut'))
        .where('job_profile_id', 'in', profileIds),
    )
    .selectFrom('entries')
    .select([
      ...(['id', 'job_profile_id', 'job_title', 'company_name', 'start_date', 'end_date'] as const),
      ...(['is_current_job', 'display_order', 'created_at', 'updated_at', 'bytes', 'is_cut'] as const),
      sql<string>`case when is_cut then '' else description end`.as('description'),
    ])
    .orderBy('display_order')
    .orderBy('id')
    .execute();
}

type ListedEntryRow = Omit<EntryRow, 'entry'> & { entry: AnyEntry | null };

function isThere(row: ListedEntryRow): row is EntryRow {
  return row.entry !== null;
}

/** By place. What lies beyond so many bytes of entries, counted from the oldest profile on, stays in the store. */
async function loadEntries(
  db: Executor,
  profileIds: readonly number[],
  bytes: number | null,
): Promise<ListedEntryRow[]> {
  const upToHere = sql`sum(bytes) over (order by job_profile_id, section, display_order, id)`;
  const isCut = sql<boolean>`coalesce(${upToHere} > ${bytes}::bigint, false)`;
  return db
    .with('entries', (entries) =>
      entries
        .selectFrom('profile_entries')
        .selectAll()
        .select(isCut.as('is_cut'))
        .where('job_profile_id', 'in', profileIds),
    )
    .selectFrom('entries')
    .select(['id', 'job_profile_id', 'section', 'display_order', 'created_at', 'updated_at', 'bytes'])
    .select(sql<AnyEntry | null>`case when is_cut then null else entry end`.as('entry'))
    .orderBy('display_order')
    .orderBy('id')
    .execute();
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

/** Makes changes of one profile and of what is in it wait for each other. */
export async function lockProfile(db: Executor, userId: number, id: number): Promise<ProfileRow | undefined> {
  return selectProfiles(db, userId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
