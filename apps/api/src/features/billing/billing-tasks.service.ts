import { randomUUID } from 'node:crypto';
import { enqueueTask, type Executor } from '@firsthand/database';

/** Ends everything of a customer at the provider. Knows nothing of the account, which is gone by then. */
export const REMOVE_CUSTOMER = 'remove-customer';

/** Tells the provider the address and name that receipts are made out to. */
export const UPDATE_CUSTOMER = 'update-customer';

/** With the queue's pauses of up to an hour: about three days of a provider that is out of reach. */
export const BILLING_ATTEMPTS = 75;

export interface CustomerPayload {
  customerId: string;
}

/** Asks for a customer to be removed at the provider, which ends their subscription at once. */
export async function queueRemoval(executor: Executor, customerId: string): Promise<void> {
  await enqueueTask(executor, {
    kind: REMOVE_CUSTOMER,
    key: customerId,
    payload: { customerId } satisfies CustomerPayload,
    maxAttempts: BILLING_ATTEMPTS,
  });
}

/**
 * For a change of somebody's address or name, in its transaction: the provider hears of it, if it knows them. Every change
 * has its own task, since one that runs already may have read what was before.
 */
export async function reportNewDetails(tx: Executor, userId: number): Promise<void> {
  const customerId = await findCustomerId(tx, userId);
  if (customerId === undefined) return;
  await enqueueTask(tx, {
    kind: UPDATE_CUSTOMER,
    key: randomUUID(),
    payload: { customerId } satisfies CustomerPayload,
    maxAttempts: BILLING_ATTEMPTS,
  });
}

/** For the deletion of an account, in its transaction: the subscription ends with it, also when the provider is away. */
export async function endSubscriptionOf(tx: Executor, { id }: { id: number }): Promise<void> {
  const customerId = await findCustomerId(tx, id);
  if (customerId !== undefined) await queueRemoval(tx, customerId);
}

async function findCustomerId(tx: Executor, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}
