import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import type { EntryRow, ListedExperienceRow } from '../../models/stored-profile.ts';

/** So much of each description of experience is read for skills, in characters. */
const DESCRIPTION_READ = 10_000;

/** Of a job profile what postings are held against. */
export interface ReadProfile {
  profile: {
    id: number;
    profile_name: string;
    country: string | null;
    state: string | null;
    city: string | null;
    zip: string | null;
    desired_pay: string | null;
  };
  /** Of its education, languages and certificates. */
  entries: Pick<EntryRow, 'section' | 'entry'>[];
  /** As they were written. */
  skills: string[];
  experience: Pick<
    ListedExperienceRow,
    'job_title' | 'start_date' | 'end_date' | 'is_current_job' | 'description'
  >[];
}

/** The named profile of this person, else the one that was changed last; undefined when there is none. */
export async function readProfile(
  db: Executor,
  userId: number,
  profileId: number | undefined,
): Promise<ReadProfile | undefined> {
  const profile = await db
    .selectFrom('job_profiles')
    .select(['id', 'profile_name', 'country', 'state', 'city', 'zip', 'desired_pay'])
    .where('user_id', '=', userId)
    .$if(profileId !== undefined, (query) => query.where('id', '=', profileId ?? 0))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!profile) return undefined;
  const [skills, experience, entries] = await Promise.all([
    db
      .selectFrom('profile_skills')
      .select('skill_name')
      .where('job_profile_id', '=', profile.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('profile_experience')
      .select(['job_title', 'start_date', 'end_date', 'is_current_job'])
      .select(sql<string>`left(description, ${DESCRIPTION_READ}::integer)`.as('description'))
      .where('job_profile_id', '=', profile.id)
      .orderBy('display_order')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('profile_entries')
      .select(['section', 'entry'])
      .where('job_profile_id', '=', profile.id)
      .where('section', 'in', ['education', 'languages', 'certificates'])
      .orderBy('display_order')
      .orderBy('id')
      .execute(),
  ]);
  return { profile, skills: skills.map(({ skill_name: name }) => name), experience, entries };
}
