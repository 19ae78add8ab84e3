import { sql, type Kysely } from 'kysely';

/**
 * The addresses that people left before changes were kept, so that what lies under those is found too: to whom the notice
 * of a change went, and which address was confirmed. Nothing about them can be taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into address_changes
      (user_id, old_email, old_email_key, take_back_hash, created_at, expires_at, settled_at)
    select users.id, min(known.email), known.email_key, 'none-' || gen_random_uuid(),
      max(known.at), max(known.at), max(known.at)
    from (
      select user_id, recipient as email, lower(recipient) as email_key, created_at as at
      from mails where kind = 'email-change-notice'
      union all
      select user_id, email, email_key, used_at from magic_links where used_at is not null
    ) known
    join users on users.id = known.user_id
    where known.email_key <> users.email_key
      and not exists (
        select from address_changes kept
        where kept.user_id = users.id and kept.old_email_key = known.email_key
      )
    group by users.id, known.email_key`.execute(db);
}
