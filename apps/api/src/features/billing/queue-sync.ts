import { enqueueTask, type Executor } from '@firsthand/database';
import { BILLING_ATTEMPTS, type CustomerPayload } from './billing-tasks.service.ts';

/** Reads a customer's subscriptions from the provider and stores what they say. */
export const SYNC_SUBSCRIPTION = 'sync-subscription';

/**
 * Asks for a customer to be read again. The key is what asked (an event's id, a period's end) and not the customer: a task
 * that runs already may have read before the change that asks now.
 */
export async function queueSync(
  executor: Executor,
  request: { customerId: string; because: string; runAt?: Date },
): Promise<void> {
  await enqueueTask(executor, {
    kind: SYNC_SUBSCRIPTION,
    key: request.because,
    payload: { customerId: request.customerId } satisfies CustomerPayload,
    maxAttempts: BILLING_ATTEMPTS,
    ...(request.runAt && { runAt: request.runAt }),
  });
}
