import { sql, type Kysely } from 'kysely';

/** Calls to the payment provider that failed under their key, whose answer the provider keeps: the next try takes another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table failed_payment_calls (
      name text primary key,
      failures integer not null,
      failed_at timestamptz not null
    )`.execute(db);
  await sql`create index failed_payment_calls_age on failed_payment_calls (failed_at)`.execute(db);
}
