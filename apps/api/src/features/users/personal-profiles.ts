import type { Executor } from '@firsthand/database';
import { loadFilesInTurn, type PersonalTable } from './personal-table.ts';
import type { StoredUser } from './users.repository.ts';

/** The tables of job profiles; each row names its profile. */
export const PROFILE_TABLES: readonly PersonalTable[] = [
  {
    table: 'job_profiles',
    field: 'job_profiles',
    load: (db, user) =>
      db
        .selectFrom('job_profiles')
        .select(['id', 'profile_name', 'desired_job_title', 'first_name', 'last_name'])
        .select(['address', 'city', 'state', 'zip', 'country', 'email', 'phone_country_code', 'phone'])
        .select(['date_available', 'desired_pay', 'linkedin_url', 'website_url', 'optional_fields_handling'])
        .select(['created_at', 'updated_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'equal_opportunity_answers',
    field: 'equal_opportunity_answers',
    load: (db, user) =>
      db
        .selectFrom('equal_opportunity_answers')
        .selectAll()
        .where('job_profile_id', 'in', profilesOf(db, user))
        .orderBy('job_profile_id')
        .execute(),
  },
  {
    table: 'profile_skills',
    field: 'skills',
    load: (db, user) =>
      db
        .selectFrom('profile_skills')
        .select(['job_profile_id', 'skill_name'])
        .where('job_profile_id', 'in', profilesOf(db, user))
        .orderBy('id')
        .execute(),
  },
  {
    table: 'profile_experience',
    field: 'experience',
    load: (db, user) =>
      db
        .selectFrom('profile_experience')
        .selectAll()
        .where('job_profile_id', 'in', profilesOf(db, user))
        .orderBy('job_profile_id')
        .orderBy('display_order')
        .orderBy('id')
        .execute(),
  },
  { table: 'profile_files', field: 'files', load: loadFiles },
  {
    table: 'resume_readings',
    field: 'resume_readings',
    load: (db, user) =>
      db
        .selectFrom('resume_readings')
        .selectAll()
        .where('job_profile_id', 'in', profilesOf(db, user))
        .orderBy('job_profile_id')
        .execute(),
  },
];

function profilesOf(db: Executor, user: StoredUser) {
  return db.selectFrom('job_profiles').select('id').where('user_id', '=', user.id);
}

async function loadFiles(db: Executor, user: StoredUser): Promise<object[]> {
  const names = await db
    .selectFrom('profile_files')
    .select(['job_profile_id', 'kind'])
    .where('job_profile_id', 'in', profilesOf(db, user))
    .orderBy('uploaded_at')
    .orderBy('job_profile_id')
    .execute();
  return loadFilesInTurn(names, (name) =>
    db
      .selectFrom('profile_files')
      .selectAll()
      .where('job_profile_id', '=', name.job_profile_id)
      .where('kind', '=', name.kind)
      .executeTakeFirst(),
  );
}
