import { sql, type Kysely } from 'kysely';

/** Boards that an admin paused are known and not read until they are resumed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table boards add column paused_at timestamptz`.execute(db);
}
