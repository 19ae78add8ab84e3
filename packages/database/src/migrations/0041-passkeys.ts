import { sql, type Kysely } from 'kysely';

/**
 * Passkeys, what authenticators are asked to sign, and which passkey proved who a session belongs to: with the passkey that
 * proof goes (decision 88).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      user_handle text not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge_hash text primary key,
      redirect text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
  await sql`
    alter table sessions
      add column passkey_id bigint references passkeys (id) on delete set null`.execute(db);
  await sql`
    create index sessions_passkey on sessions (passkey_id) where passkey_id is not null`.execute(db);
}
