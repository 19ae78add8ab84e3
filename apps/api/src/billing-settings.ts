import type { Door } from '@firsthand/outside';

/** The payment provider's account and how it is reached. */
export interface BillingSettings {
  /** `sandbox`: the demo's stand-in answers instead of Stripe itself. */
  provider: 'stripe' | 'sandbox';
  secretKey: string;
  /** Signs what the provider tells us; the webhook believes nothing else. */
  webhookSecret: string;
  /** The monthly price that a checkout subscribes to. */
  priceId: string;
  /** Origin of an API that speaks as Stripe's does; default Stripe's own. */
  apiBase?: string;
  /** Of one attempt; a failed one is made once more. Default 10 000. */
  timeoutMs?: number;
  /** What holds for the provider's host, and whether it rests; default: a door of its own. */
  door?: Door;
}
