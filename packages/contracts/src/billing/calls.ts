import { describeCalls } from '../call.ts';
import { SUBSCRIPTION_ROUTES } from './routes.ts';
import {
  createCheckoutRequestSchema,
  createCheckoutResponseSchema,
  customerPortalResponseSchema,
  subscriptionResponseSchema,
} from './schemas.ts';

/** What changes something and answers with what is true then. */
const change = {
  access: 'person',
  answer: subscriptionResponseSchema,
  errors: [409, 502, 503],
} as const;

/** A person's subscription. */
export const subscriptionCalls = describeCalls('Subscription', SUBSCRIPTION_ROUTES, {
  getSubscription: {
    summary: 'The subscription as we last heard of it; also answers where billing is not set up',
    access: 'person',
    answer: subscriptionResponseSchema,
  },
  refreshSubscription: {
    summary: 'Reads the subscription anew from the payment provider',
    ...change,
  },
  cancelSubscription: {
    summary: 'Lets the subscription end with its period',
    ...change,
  },
  reactivateSubscription: {
    summary: 'Takes that back, before the period is over',
    ...change,
  },
  createCheckout: {
    summary: "The payment provider's page to subscribe on; both addresses must be ours",
    access: 'person',
    body: createCheckoutRequestSchema,
    answer: createCheckoutResponseSchema,
    errors: [409, 502, 503],
  },
  createPortal: {
    summary: "The payment provider's page for cards and invoices",
    access: 'person',
    answer: customerPortalResponseSchema,
    errors: [404, 502, 503],
  },
});
