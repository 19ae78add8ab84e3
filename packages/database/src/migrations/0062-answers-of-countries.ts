import { sql, type Kysely } from 'kysely';

/**
 * Remembered answers may hold for one country: the right to work is another question in the next. And a posting may be
 * called otherwise in the address of its form, by which the form is found again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_answers
      add column country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$')`.execute(db);
  await sql`alter table stored_answers drop constraint stored_answers_user_id_question_key_key`.execute(db);
  await sql`
    alter table stored_answers
      add constraint stored_answers_once unique (user_id, question_key, country)`.execute(db);
  await sql`alter table jobs add column form_id text`.execute(db);
  await sql`create index jobs_form_ids on jobs (form_id) where form_id is not null`.execute(db);
}
