import { enqueueTask, type Executor } from '@firsthand/database';

/** Ends everything of a customer at the provider. Knows nothing of the account, which is gone by then. */
export const REMOVE_CUSTOMER = 'remove-customer';

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

/** For the deletion of an account, in its transaction: the subscription ends with it, also when the provider is away. */
export async function endSubscriptionOf(tx: Executor, { id }: { id: number }): Promise<void> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (row) await queueRemoval(tx, row.customer_id);
}
