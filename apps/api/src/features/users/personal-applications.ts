import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { selectJobIdentity } from './job-identity.ts';
import type { Person } from './person.ts';
import { personalTable, type PersonalTable } from './personal-table.ts';

/** The tables of applying: what is prepared, what was sent, and how far it got. */
export const APPLICATION_TABLES: readonly PersonalTable[] = [
  personalTable({
    table: 'job_applications',
    file: 'applications',
    key: ['id'],
    pageSize: 20,
    select: (db, { id }) =>
      db
        .selectFrom('job_applications')
        .select(['id', 'application_status', 'applied_at', 'ats_source', 'job_data', 'way'])
        .select(['requisition_id', 'external_id', 'content_hash', 'navigation', 'stage', 'stage_on'])
        .select(['notes', 'follow_up_on', 'replaced_at', 'updated_at'])
        .select(selectJobIdentity(sql`job_applications.requisition_id`, sql`job_applications.ats_source`))
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'application_stages',
    file: 'application-stages',
    key: ['application_id', 'id'],
    select: (db, person) =>
      db
        .selectFrom('application_stages')
        .select(['application_id', 'stage', 'reached_on'])
        .where('application_id', 'in', applicationsOf(db, person)),
  }),
  personalTable({
    table: 'application_packets',
    file: 'application-packets',
    key: ['application_id'],
    // A sealed packet may hold megabytes of answers and descriptions.
    pageSize: 2,
    select: (db, person) =>
      db
        .selectFrom('application_packets')
        .select(['application_id', 'packet'])
        .where('application_id', 'in', applicationsOf(db, person)),
  }),
  personalTable({
    table: 'application_files',
    file: 'application-files',
    key: ['application_id', 'kind'],
    select: (db, person) =>
      db
        .selectFrom('application_files')
        .select(['application_id', 'kind', 'filename', 'size', 'mimetype'])
        .where('application_id', 'in', applicationsOf(db, person)),
  }),
  personalTable({
    table: 'application_submissions',
    file: 'application-submissions',
    key: ['application_id'],
    pageSize: 20,
    select: (db, person) =>
      db
        .selectFrom('application_submissions')
        .select(['application_id', 'state', 'message', 'attempts', 'next_attempt_at', 'sent_at', 'receipt'])
        .where('application_id', 'in', applicationsOf(db, person)),
  }),
  personalTable({
    table: 'application_drafts',
    file: 'application-drafts',
    key: ['id'],
    pageSize: 5,
    select: (db, { id }) =>
      db
        .selectFrom('application_drafts')
        .select(['id', 'job_profile_id', 'ats_source', 'requisition_id', 'job', 'handling', 'form', 'typed'])
        .select(['form_read_at', 'origin', 'created_at', 'updated_at'])
        .select(selectJobIdentity(sql`application_drafts.requisition_id`, sql`application_drafts.ats_source`))
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'resume_versions',
    file: 'resume-versions',
    key: ['draft_id'],
    pageSize: 10,
    select: (db, { id }) =>
      db
        .selectFrom('resume_versions')
        .select(['draft_id', 'filename', 'size', 'wording', 'design', 'paper', 'made_from', 'left_out'])
        .select('made_at')
        .where('draft_id', 'in', (ofDrafts) =>
          ofDrafts.selectFrom('application_drafts').select('id').where('user_id', '=', id),
        ),
  }),
  personalTable({
    table: 'stored_answers',
    file: 'stored-answers',
    key: ['id'],
    pageSize: 20,
    select: (db, { id }) =>
      db
        .selectFrom('stored_answers')
        .select(['question', 'sensitive', 'country', 'answer', 'updated_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'auto_apply_criteria',
    file: 'auto-apply-criteria',
    key: ['user_id'],
    select: (db, { id }) =>
      db
        .selectFrom('auto_apply_criteria')
        .select(['job_profile_id', 'enabled', 'search', 'daily_limit', 'last_run_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'auto_apply_prepared',
    file: 'auto-apply-prepared',
    key: ['prepared_at', 'ats_source', 'requisition_id'],
    select: (db, { id }) =>
      db
        .selectFrom('auto_apply_prepared')
        .select(['ats_source', 'requisition_id', 'prepared_at'])
        .select(
          selectJobIdentity(sql`auto_apply_prepared.requisition_id`, sql`auto_apply_prepared.ats_source`),
        )
        .where('user_id', '=', id),
  }),
];

function applicationsOf(db: Executor, { id }: Person) {
  return db.selectFrom('job_applications').select('id').where('user_id', '=', id);
}
