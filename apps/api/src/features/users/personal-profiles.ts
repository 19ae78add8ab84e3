import { PROFILE_LINE_NAMES } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { Person } from './person.ts';
import { personalTable, type PersonalTable } from './personal-table.ts';

/** The tables of job profiles; each row names its profile. */
export const PROFILE_TABLES: readonly PersonalTable[] = [
  personalTable({
    table: 'job_profiles',
    file: 'job-profiles',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('job_profiles')
        .select(['id', 'profile_name', 'country', 'phone_country_code', ...PROFILE_LINE_NAMES])
        .select(['date_available', 'summary', 'optional_fields_handling', 'created_at', 'updated_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'equal_opportunity_answers',
    file: 'equal-opportunity-answers',
    key: ['job_profile_id'],
    select: (db, person) =>
      db
        .selectFrom('equal_opportunity_answers')
        .selectAll()
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
  personalTable({
    table: 'profile_skills',
    file: 'skills',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('profile_skills')
        .select(['job_profile_id', 'skill_name'])
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
  personalTable({
    table: 'profile_experience',
    file: 'experience',
    key: ['job_profile_id', 'display_order', 'id'],
    pageSize: 10,
    select: (db, person) =>
      db
        .selectFrom('profile_experience')
        .select(['id', 'job_profile_id', 'job_title', 'company_name', 'start_date', 'end_date'])
        .select(['is_current_job', 'description', 'display_order', 'created_at', 'updated_at'])
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
  personalTable({
    table: 'profile_entries',
    file: 'profile-entries',
    key: ['job_profile_id', 'section', 'display_order', 'id'],
    select: (db, person) =>
      db
        .selectFrom('profile_entries')
        .select(['id', 'job_profile_id', 'section', 'entry', 'display_order', 'created_at', 'updated_at'])
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
  personalTable({
    table: 'profile_files',
    file: 'files',
    key: ['job_profile_id', 'kind'],
    select: (db, person) =>
      db
        .selectFrom('profile_files')
        .select(['job_profile_id', 'kind', 'filename', 'size', 'mimetype', 'uploaded_at'])
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
  personalTable({
    table: 'resume_readings',
    file: 'resume-readings',
    key: ['job_profile_id'],
    pageSize: 5,
    select: (db, person) =>
      db
        .selectFrom('resume_readings')
        .select(['job_profile_id', 'reading', 'read_at', 'reviewed_at'])
        .where('job_profile_id', 'in', profilesOf(db, person)),
  }),
];

function profilesOf(db: Executor, { id }: Person) {
  return db.selectFrom('job_profiles').select('id').where('user_id', '=', id);
}
