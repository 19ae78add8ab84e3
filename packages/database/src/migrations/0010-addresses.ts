import { sql, type Kysely } from 'kysely';

/** Changes of address that can be taken back, and what the limits on sign-in mails count by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_changes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      old_email text not null,
      old_email_key text not null,
      take_back_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index address_changes_user on address_changes (user_id)`.execute(db);
  await sql`create index address_changes_old_address on address_changes (old_email_key)`.execute(db);

  // Links of before are a day old at most; changes of address among them belong to no session and can be asked for again.
  await sql`
    alter table magic_links
      add column session_id uuid references sessions (id) on delete cascade,
      add column mailbox_key text not null default '',
      add column from_known_browser boolean not null default false`.execute(db);
  await sql`update magic_links set mailbox_key = email_key`.execute(db);
  await sql`create index magic_links_session on magic_links (session_id)`.execute(db);
  await sql`create index magic_links_mailbox on magic_links (mailbox_key, created_at)`.execute(db);

  await sql`alter table sessions drop constraint sessions_end_reason_check`.execute(db);
  await sql`
    alter table sessions add constraint sessions_end_reason_check check (end_reason in
      ('signed-out', 'signed-out-everywhere', 'token-reused', 'operator', 'address-changed', 'address-taken-back'))`.execute(
    db,
  );
}
