import { sql, type Kysely } from 'kysely';

/** What programs act with in a person's name. Of the token itself a hash is kept; revoking deletes the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      token_hash text not null unique,
      name text not null,
      scopes text[] not null
        check (cardinality(scopes) > 0 and scopes <@ array['read', 'write', 'apply']),
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      last_write pg_lsn
    )`.execute(db);
  await sql`create index access_tokens_of_person on access_tokens (user_id)`.execute(db);
}
