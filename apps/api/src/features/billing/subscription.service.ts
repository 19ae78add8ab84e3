import { BETA, PREMIUM_PLAN, refuse, type SubscriptionResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { isPremium } from '../../people/is-premium.ts';
import type { Viewer } from '../../people/viewer.ts';
import { isUnderWay, type ProviderSubscription } from './provider-subscription.ts';
import { findSubscription, toState } from './subscriptions.repository.ts';
import { syncCustomer, type BillingTools } from './sync-customer.ts';

type Context = Pick<ApiContext, 'billing' | 'database' | 'now'>;

/** What we know of the viewer's subscription, without asking the provider. */
export async function readStatus(context: Context, { user }: Viewer): Promise<SubscriptionResponse> {
  const { db } = context.database;
  const row = await findSubscription(db, user.id);
  const { premium_until: until } = await db
    .selectFrom('users')
    .select('premium_until')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return {
    ...toState(row),
    premium: isPremium({ roles: user.roles, premium_until: until }, context.now()),
    plan: row?.subscription_id == null ? null : PREMIUM_PLAN,
    beta: BETA.isOn,
    available: context.billing !== null,
    provider: context.billing?.provider ?? null,
    can_manage: context.billing !== null && row !== undefined,
  };
}

/** Reads the viewer's subscription anew from the provider. */
export async function refreshSubscription(tools: BillingTools, { user }: Viewer): Promise<void> {
  const row = await findSubscription(tools.db, user.id);
  if (row) await syncCustomer(tools, row.customer_id);
}

/** Lets everything that could cost something again run out. Twice is fine. */
export async function cancelSubscription(tools: BillingTools, viewer: Viewer): Promise<void> {
  await change(tools, viewer, async (subscriptions) => {
    const current = subscriptions.filter(isUnderWay);
    if (current.length === 0) {
      throw refuse('no-subscription');
    }
    for (const subscription of current.filter(({ isEnding }) => !isEnding)) {
      await tools.provider.setCancelAtPeriodEnd(subscription, true);
    }
  });
}

/** Takes the end back that a subscription was set to. Twice is fine. */
export async function reactivateSubscription(tools: BillingTools, viewer: Viewer): Promise<void> {
  await change(tools, viewer, async (subscriptions) => {
    const current = subscriptions.find(isUnderWay);
    if (!current) {
      throw refuse('nothing-to-reactivate');
    }
    if (current.isEnding) await tools.provider.setCancelAtPeriodEnd(current, false);
  });
}

/** The provider's page for cards and invoices. 404 for who has never subscribed. */
export async function openPortal(
  { db, provider }: BillingTools,
  { user }: Viewer,
  returnUrl: string,
): Promise<string> {
  const row = await findSubscription(db, user.id);
  const url = row ? await provider.createPortal(row.customer_id, returnUrl) : null;
  if (url !== null) return url;
  throw refuse('no-customer');
}

/** Looks, changes, and looks again: what is stored is always what the provider says, never what we asked for. */
async function change(
  tools: BillingTools,
  { user }: Viewer,
  work: (subscriptions: ProviderSubscription[]) => Promise<void>,
): Promise<void> {
  const row = await findSubscription(tools.db, user.id);
  const synced = row && (await syncCustomer(tools, row.customer_id));
  await work(synced?.subscriptions ?? []);
  if (row) await syncCustomer(tools, row.customer_id);
}
