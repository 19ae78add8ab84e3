import { sql, type Kysely } from 'kysely';

/** Bookmarks that were removed a moment ago, so that it can be undone. One removal per person and job: the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_bookmarks (
      undo_token uuid primary key,
      user_id bigint not null references users (id) on delete cascade,
      source text not null,
      requisition_id bigint not null,
      external_id text not null,
      content_hash text not null,
      posting jsonb not null,
      bookmarked_at timestamptz not null,
      removed_at timestamptz not null,
      unique (user_id, source, requisition_id)
    )`.execute(db);
  await sql`create index removed_bookmarks_oldest on removed_bookmarks (removed_at)`.execute(db);
}
