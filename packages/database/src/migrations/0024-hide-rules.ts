import { sql, type Kysely } from 'kysely';

/**
 * What a person does not want to see in searches. The same rule stands once; of words, whatever their case. A job is named
 * by its number, which refers to nothing: the rule is the person's, and stays when the job goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hide_rules (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      kind text not null check (kind in ('job', 'company', 'word')),
      value text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index hide_rules_once on hide_rules
      (user_id, kind, (case kind when 'word' then lower(value) else value end))`.execute(db);
}
