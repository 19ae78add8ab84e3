import { sql, type Kysely } from 'kysely';

/** Sessions tell where and how they began and when the person last proved who they are; what admins and operators did is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column device text,
      add column signed_in_with text check (signed_in_with in ('mail', 'linkedin', 'passkey')),
      add column authenticated_at timestamptz,
      add column authenticated_with text check (authenticated_with in ('mail', 'linkedin', 'passkey'))`.execute(
    db,
  );
  await sql`alter table sessions drop constraint sessions_end_reason_check`.execute(db);
  await sql`
    alter table sessions add constraint sessions_end_reason_check check (end_reason in
      ('signed-out', 'signed-out-everywhere', 'token-reused', 'operator', 'address-changed', 'address-taken-back',
      'signed-out-elsewhere'))`.execute(db);
  // Those of before end 90 days after their sign-in, too.
  await sql`
    update sessions set expires_at = created_at + interval '90 days'
    where expires_at > created_at + interval '90 days'`.execute(db);

  await sql`alter table magic_links add column confirms_session boolean not null default false`.execute(db);

  // Numbers of people alone, so that nothing of them is left here when they are deleted.
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null check (actor in ('person', 'operator')),
      actor_id bigint references users (id) on delete set null,
      action text not null,
      subject_id bigint references users (id) on delete set null,
      detail text check (length(detail) <= 300)
    )`.execute(db);
  await sql`create index audit_events_latest on audit_events (at, id)`.execute(db);
  await sql`create index audit_events_actor on audit_events (actor_id, action, at)`.execute(db);
  await sql`create index audit_events_subject on audit_events (subject_id)`.execute(db);
}
