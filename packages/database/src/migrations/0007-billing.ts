import { sql, type Kysely } from 'kysely';

/** Premium by subscription: the payment provider's word on it, and which of its messages were taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column premium_until timestamptz`.execute(db);
  await sql`
    create table subscriptions (
      user_id bigint primary key references users (id) on delete cascade,
      customer_id text not null unique,
      subscription_id text,
      status text,
      current_period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      ended_at timestamptz,
      version integer not null default 0,
      synced_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table billing_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index billing_events_age on billing_events (received_at)`.execute(db);
}
