import { z } from 'zod';

/** Addresses are checked by the service: both must lead to our own origin. */
const returnAddress = z.string().max(2_000);

export const createCheckoutRequestSchema = z.object({
  success_url: returnAddress,
  cancel_url: returnAddress,
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequestSchema>;

/** The payment provider's page; the browser is sent there. */
export const createCheckoutResponseSchema = z.object({ checkout_url: z.string() });
export type CreateCheckoutResponse = z.infer<typeof createCheckoutResponseSchema>;

/** The provider's page for cards, invoices and cancelling. */
export const customerPortalResponseSchema = z.object({ portal_url: z.string() });
export type CustomerPortalResponse = z.infer<typeof customerPortalResponseSchema>;

/** A `SubscriptionState` and what a page needs beside it. */
export const subscriptionResponseSchema = z.object({
  /** The provider's word, or "inactive" without a subscription. */
  status: z.string(),
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: z.string().nullable(),
  /** Whether the person has Premium, by subscription or by role. */
  premium: z.boolean(),
  /** Null without a subscription. */
  plan: z.string().nullable(),
  /** Whether checkout charges nothing at present. */
  beta: z.boolean(),
  /** Whether billing is set up here; when not, every other call of billing answers 503. */
  available: z.boolean(),
  /** Who takes the payments. Only with "stripe" is there a script of theirs to load. */
  provider: z.enum(['stripe', 'sandbox']).nullable(),
  /** Whether the billing portal has anything to show. */
  can_manage: z.boolean(),
});
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;

export const webhookResponseSchema = z.object({ received: z.literal(true) });
