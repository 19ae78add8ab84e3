import { createHash } from 'node:crypto';
import { BETA, refuse, type CreateCheckoutRequest } from '@firsthand/contracts';
import type { Viewer } from '../../people/viewer.ts';
import { queueRemoval } from './billing-tasks.service.ts';
import { callUnderKey } from './call-under-key.ts';
import { isUnderWay, type ProviderSubscription } from './provider-subscription.ts';
import {
  findSubscription,
  insertCustomer,
  replaceCustomer,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { syncCustomer, type BillingTools } from './sync-customer.ts';

type User = Viewer['user'];

/**
 * The provider's page on which the viewer subscribes: the one that is open already, else a new one. Two calls at once get
 * the same. 409 for who has a subscription, so that nobody pays twice.
 */
export async function createCheckout(
  tools: BillingTools,
  { user }: Viewer,
  request: CreateCheckoutRequest,
): Promise<string> {
  const customerId = await findCustomer(tools, user);
  const { provider } = tools;
  const checkouts = await provider.listCheckouts(customerId);
  const { success_url: successUrl, cancel_url: cancelUrl } = request;
  for (const { id, url, ...open } of checkouts) {
    if (url === null) continue;
    if (open.successUrl === successUrl && open.cancelUrl === cancelUrl) return url;
    // Only one can be paid; this one would lead back to another page.
    await provider.expireCheckout(id);
  }
  // The latest checkout is part of the key: when that one is over, the key makes a new one.
  const key = toKey('checkout', [customerId, checkouts[0]?.id, successUrl, cancelUrl, BETA.isOn]);
  const checkout = await callUnderKey(tools, key, (call) =>
    provider.createCheckout({ customerId, successUrl, cancelUrl }, call.key),
  );
  if (checkout.url !== null) return checkout.url;
  throw refuse('checkout-over');
}

/** The viewer's customer at the provider, made when there is none. Refuses who has a subscription. */
async function findCustomer(tools: BillingTools, user: User): Promise<string> {
  const row = (await findSubscription(tools.db, user.id)) ?? (await addCustomer(tools, user));
  const synced = await syncCustomer(tools, row.customer_id);
  if (!synced) throw refuse('session-ended');
  if (synced.subscriptions === null) return renewCustomer(tools, user, synced.row);
  refuseSecond(synced.subscriptions);
  return row.customer_id;
}

async function addCustomer(tools: BillingTools, user: User): Promise<SubscriptionRow> {
  const customerId = await createCustomer(tools, user, 'first');
  const row = await insertCustomer(tools.db, { userId: user.id, customerId, now: tools.now() });
  // Another call was faster, or the account was deleted meanwhile.
  if (row?.customer_id !== customerId) await queueRemoval(tools.db, customerId);
  if (!row) throw refuse('session-ended');
  return row;
}

/** For who has a customer that the provider no longer knows. */
async function renewCustomer(tools: BillingTools, user: User, row: SubscriptionRow): Promise<string> {
  const customerId = await createCustomer(tools, user, row.customer_id);
  if (await replaceCustomer(tools.db, row, customerId)) return customerId;
  const now = await findSubscription(tools.db, user.id);
  if (!now) throw refuse('session-ended');
  return now.customer_id;
}

function createCustomer(tools: BillingTools, user: User, because: string): Promise<string> {
  const { provider } = tools;
  const { id, email, name, created_at: since } = user;
  const customer = { email, name, userId: id };
  const key = toKey('customer', [id, since.toISOString(), email, name, because]);
  return callUnderKey(tools, key, async (call) => {
    // What failed on the way back was made all the same.
    const made = call.wasTried ? await provider.findCustomer({ ...customer, since }) : null;
    return made ?? provider.createCustomer(customer, call.key);
  });
}

function refuseSecond(subscriptions: readonly ProviderSubscription[]): void {
  const current = subscriptions.find(isUnderWay);
  if (!current) return;
  if (current.isEnding) throw refuse('subscription-ending');
  const isPaid = ['active', 'trialing'].includes(current.status);
  throw refuse(isPaid ? 'subscribed-already' : 'subscription-unpaid');
}

/** What the same call made twice, by a person or by the network, is recognised by. */
function toKey(what: string, parts: readonly (string | number | boolean | null | undefined)[]): string {
  return `${what}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
