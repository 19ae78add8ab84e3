import type { Db } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import { toPayer, type CustomerDetails, type PaymentProvider } from './payment-provider.ts';

/** Every round the person changed something while the provider was told; so many at once do not happen. */
const MOST_ROUNDS = 8;

/**
 * Tells the provider the address and name that the customer's account has now. Read again afterwards: of two tasks at
 * once, the one that ends last has told the latest.
 */
export async function updateCustomer(db: Db, provider: PaymentProvider, customerId: string): Promise<void> {
  let details = await readDetails(db, customerId);
  for (let round = 0; details && round < MOST_ROUNDS; round++) {
    const { id, email, name } = details;
    await callFor(toPayer(id), () => provider.updateCustomer(customerId, { email, name }));
    const now = await readDetails(db, customerId);
    if (now?.email === details.email && now.name === details.name) return;
    details = now;
  }
}

/** Undefined when the account is gone. */
async function readDetails(
  db: Db,
  customerId: string,
): Promise<(CustomerDetails & { id: number }) | undefined> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select(['users.id', 'users.email', 'users.name'])
    .where('subscriptions.customer_id', '=', customerId)
    .executeTakeFirst();
}
