import { MINUTE_MS, type Telemetry } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import { toPayer, type PaymentProvider } from './payment-provider.ts';
import { chooseSubscription, type ProviderSubscription } from './provider-subscription.ts';
import { queueSync } from './queue-sync.ts';
import { findByCustomer, storeSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

/** Every round somebody else stored something; so many at once do not happen. */
const MOST_ROUNDS = 8;
/** The provider needs a moment to turn a period over. */
const AFTER_PERIOD_MS = 2 * MINUTE_MS;

export interface BillingTools {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  /** Told what became of it; default: nobody is. */
  telemetry?: Telemetry | undefined;
}

export interface Synced {
  row: SubscriptionRow;
  /** Null when the provider does not know the customer. */
  subscriptions: ProviderSubscription[] | null;
}

/**
 * Reads a customer's subscriptions from the provider and stores what counts. Undefined when the customer is nobody of ours.
 *
 * An answer is stored only if nothing else was stored since it was asked for; otherwise it is asked for again. So the
 * stored state never goes back, in whatever order events and answers arrive, and no lock is held while the provider
 * thinks (the embedded database has one connection for everybody).
 */
export async function syncCustomer(tools: BillingTools, customerId: string): Promise<Synced | undefined> {
  try {
    const synced = await readCustomer(tools, customerId);
    tools.telemetry?.count('firsthand_billing_syncs_total', { outcome: 'done' });
    return synced;
  } catch (error) {
    tools.telemetry?.count('firsthand_billing_syncs_total', { outcome: 'failed' });
    throw error;
  }
}

async function readCustomer(
  { db, provider, now }: BillingTools,
  customerId: string,
): Promise<Synced | undefined> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const row = await findByCustomer(db, customerId);
    if (!row) return undefined;
    const subscriptions = await callFor(toPayer(row.user_id), () => provider.listSubscriptions(customerId));
    const said = chooseSubscription(subscriptions ?? []);
    const stored = await db.transaction().execute(async (tx) => {
      const written = await storeSubscription(tx, row, said, now());
      if (written) await queueNextLook(tx, written);
      return written;
    });
    if (stored) return { row: stored, subscriptions };
  }
  throw new Error(`The subscription of ${customerId} changed all the time while it was read`);
}

/** When the period is over somebody looks, should nobody tell us. */
async function queueNextLook(tx: Parameters<typeof queueSync>[0], row: SubscriptionRow): Promise<void> {
  if (row.current_period_end === null || row.ended_at !== null) return;
  const end = row.current_period_end;
  await queueSync(tx, {
    customerId: row.customer_id,
    because: `${row.customer_id}:${end.toISOString()}`,
    runAt: new Date(end.getTime() + AFTER_PERIOD_MS),
  });
}
