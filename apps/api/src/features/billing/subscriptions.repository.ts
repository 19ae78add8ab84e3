import { findPremiumEnd, type SubscriptionState } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { ProviderSubscription } from './provider-subscription.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;

export async function findSubscription(db: Executor, userId: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findByCustomer(db: Executor, customerId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Everybody's, in order. */
export async function listSubscriptions(db: Executor): Promise<SubscriptionRow[]> {
  return db.selectFrom('subscriptions').selectAll().orderBy('user_id').execute();
}

/** Notes whose customer it is. Undefined when the account is gone; with two at once the first one stands. */
export async function insertCustomer(
  db: Executor,
  { userId, customerId, now }: { userId: number; customerId: string; now: Date },
): Promise<SubscriptionRow | undefined> {
  await db
    .insertInto('subscriptions')
    .columns(['user_id', 'customer_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((row) => ['id', row.val(customerId).as('customer_id'), row.val(now).as('created_at')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return findSubscription(db, userId);
}

/** Puts another customer in the place of one that the provider no longer knows. False when somebody else did. */
export async function replaceCustomer(
  db: Executor,
  row: SubscriptionRow,
  customerId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ customer_id: customerId, version: row.version + 1 })
    .where('user_id', '=', row.user_id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores what the provider said of the customer, and until when that gives Premium. False, and nothing stored, when
 * another write came since `row` was read: what was said then may be older than what that one stored.
 */
export async function storeSubscription(
  tx: Executor,
  row: SubscriptionRow,
  said: ProviderSubscription | null,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const stored = await tx
    .updateTable('subscriptions')
    .set({
      subscription_id: said?.id ?? null,
      status: said?.status ?? null,
      current_period_end: said?.currentPeriodEnd ?? null,
      cancel_at_period_end: said?.isEnding ?? false,
      ended_at: said?.endedAt ?? null,
      version: row.version + 1,
      synced_at: now,
    })
    .where('user_id', '=', row.user_id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
  if (!stored) return undefined;
  const end = findPremiumEnd(toState(stored));
  await tx
    .updateTable('users')
    .set({ premium_until: end === null ? null : new Date(end) })
    .where('id', '=', row.user_id)
    .execute();
  return stored;
}

/** The stored state as pages and rules know it. */
export function toState(row: SubscriptionRow | undefined): SubscriptionState {
  return {
    status: row?.status ?? 'inactive',
    current_period_end: row?.current_period_end?.toISOString() ?? null,
    cancel_at_period_end: row?.cancel_at_period_end ?? false,
    ended_at: row?.ended_at?.toISOString() ?? null,
  };
}
