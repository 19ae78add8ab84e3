import { sql, type Kysely } from 'kysely';

/**
 * What nodes share: how often clients called within each minute, unlogged since it is worth nothing after a crash; and where
 * the log stood after a person's last write, so that they read it on whatever replica.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_counts (
      starts_at timestamptz not null,
      client text not null,
      calls integer not null,
      primary key (starts_at, client)
    )`.execute(db);
  await sql`alter table sessions add column last_write pg_lsn`.execute(db);
}
