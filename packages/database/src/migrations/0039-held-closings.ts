import { sql, type Kysely } from 'kysely';

/** What a reading would have closed at once and did not: it waits for an admin (decision 84). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_closings (
      board_id bigint primary key references boards (id) on delete cascade,
      held_at timestamptz not null,
      missing integer not null check (missing > 0),
      open_jobs integer not null check (open_jobs >= missing),
      examples text[] not null,
      agreed_at timestamptz
    )`.execute(db);
}
