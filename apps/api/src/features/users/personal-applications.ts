import type { Executor } from '@firsthand/database';
import { loadFilesInTurn, type PersonalTable } from './personal-table.ts';
import type { StoredUser } from './users.repository.ts';

/** The tables of applying: what is prepared, what was sent, and how far it got. */
export const APPLICATION_TABLES: readonly PersonalTable[] = [
  {
    table: 'job_applications',
    field: 'applications',
    load: (db, user) =>
      db
        .selectFrom('job_applications')
        .select(['id', 'application_status', 'applied_at', 'ats_source', 'job_data', 'way'])
        .select(['requisition_id', 'external_id', 'stage', 'stage_on', 'notes', 'follow_up_on', 'updated_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'application_stages',
    field: 'application_stages',
    load: (db, user) =>
      db
        .selectFrom('application_stages')
        .select(['application_id', 'stage', 'reached_on'])
        .where('application_id', 'in', applicationsOf(db, user))
        .orderBy('id')
        .execute(),
  },
  {
    table: 'application_packets',
    field: 'application_packets',
    load: (db, user) =>
      db
        .selectFrom('application_packets')
        .selectAll()
        .where('application_id', 'in', applicationsOf(db, user))
        .orderBy('application_id')
        .execute(),
  },
  { table: 'application_files', field: 'application_files', load: loadFiles },
  {
    table: 'application_submissions',
    field: 'application_submissions',
    load: (db, user) =>
      db
        .selectFrom('application_submissions')
        .selectAll()
        .where('application_id', 'in', applicationsOf(db, user))
        .orderBy('application_id')
        .execute(),
  },
  {
    table: 'application_drafts',
    field: 'application_drafts',
    load: (db, user) =>
      db
        .selectFrom('application_drafts')
        .select(['job_profile_id', 'ats_source', 'requisition_id', 'job', 'handling', 'form', 'typed'])
        .select(['form_read_at', 'origin', 'created_at', 'updated_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'stored_answers',
    field: 'stored_answers',
    load: (db, user) =>
      db
        .selectFrom('stored_answers')
        .select(['question', 'sensitive', 'answer', 'updated_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'auto_apply_criteria',
    field: 'auto_apply_criteria',
    load: (db, user) =>
      db
        .selectFrom('auto_apply_criteria')
        .select(['job_profile_id', 'enabled', 'search', 'daily_limit', 'last_run_at'])
        .where('user_id', '=', user.id)
        .execute(),
  },
  {
    table: 'auto_apply_prepared',
    field: 'auto_apply_prepared',
    load: (db, user) =>
      db
        .selectFrom('auto_apply_prepared')
        .select(['ats_source', 'requisition_id', 'prepared_at'])
        .where('user_id', '=', user.id)
        .orderBy('prepared_at')
        .orderBy('requisition_id')
        .execute(),
  },
];

function applicationsOf(db: Executor, user: StoredUser) {
  return db.selectFrom('job_applications').select('id').where('user_id', '=', user.id);
}

async function loadFiles(db: Executor, user: StoredUser): Promise<object[]> {
  const names = await db
    .selectFrom('application_files')
    .select(['application_id', 'kind'])
    .where('application_id', 'in', applicationsOf(db, user))
    .orderBy('application_id')
    .orderBy('kind')
    .execute();
  return loadFilesInTurn(names, (name) =>
    db
      .selectFrom('application_files')
      .selectAll()
      .where('application_id', '=', name.application_id)
      .where('kind', '=', name.kind)
      .executeTakeFirst(),
  );
}
