import { sql, type Kysely } from 'kysely';

/**
 * What is known of a board's life, how many postings it is said to have, by when it should be read, where it moved
 * from, and whether its employer wants to be kept out for good. The plan asks for what is due of one system by its
 * deadline.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boards
      add column life text not null default 'unknown'
        check (life in ('unknown', 'alive', 'quiet', 'failing', 'gone')),
      add column life_since timestamptz not null default now(),
      add column expected_jobs integer check (expected_jobs >= 0),
      add column read_by timestamptz not null default now(),
      add column moved_from text,
      add column moved_at timestamptz,
      add column kept_out_at timestamptz`.execute(db);
  await sql`
    update boards set read_by = next_crawl_at, life = case
      when failures_in_a_row > 0 and failure in ('unreachable', 'rate-limited', 'board-gone', 'shape-changed', 'internal')
        then 'failing'
      when last_success_at is null then 'unknown'
      when open_jobs > 0 then 'alive'
      else 'quiet' end`.execute(db);
  await sql`create index boards_named on boards (source, lower(board))`.execute(db);
  await sql`
    create index boards_plan on boards (source, read_by, id)
    where enabled and paused_at is null`.execute(db);
}
