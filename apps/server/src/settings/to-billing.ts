import type { BillingSettings } from '@firsthand/api';
import type { Door } from '@firsthand/outside';
import type { StripeStandIn } from '@firsthand/sandbox';
import type { Config } from './config.ts';

const STRIPE_HOST = 'api.stripe.com';

/** Who takes payments: Stripe as configured, else the demo's stand-in; null where billing is off. */
export function toBilling(
  { stripe }: Pick<Config, 'stripe'>,
  { stripe: standIn }: { stripe: StripeStandIn | null },
  door?: Door,
): BillingSettings | null {
  const through = door && { door };
  if (stripe) {
    const isStripe = stripe.apiBase === undefined || new URL(stripe.apiBase).host === STRIPE_HOST;
    return { provider: isStripe ? 'stripe' : 'sandbox', ...stripe, ...through };
  }
  if (!standIn) return null;
  const { secretKey, webhookSecret, priceId, url } = standIn;
  return { provider: 'sandbox', secretKey, webhookSecret, priceId, apiBase: url, ...through };
}
