import type {
  CreateCheckoutRequest,
  CreateCheckoutResponse,
  CustomerPortalResponse,
  SubscriptionResponse,
} from '../schemas/billing-schemas.ts';
import type { RoutesOf } from './call.ts';

/** A person's subscription. */
export interface SubscriptionCalls {
  /** The subscription as our server knows it. */
  getSubscription: { answer: SubscriptionResponse };
  /** Has our server ask the payment provider how things stand. */
  refreshSubscription: { answer: SubscriptionResponse };
  /** Sets the subscription to end with its period. */
  cancelSubscription: { answer: SubscriptionResponse };
  /** Lets a subscription that is set to end go on. */
  reactivateSubscription: { answer: SubscriptionResponse };
  /** The address of the provider's checkout. */
  createCheckout: { body: CreateCheckoutRequest; answer: CreateCheckoutResponse };
  /** The address of the provider's pages for cards, invoices and cancelling. */
  createPortal: { answer: CustomerPortalResponse };
}

export const SUBSCRIPTION_ROUTES = {
  getSubscription: 'GET /v1/api/subscription/status',
  refreshSubscription: 'POST /v1/api/subscription/refresh',
  cancelSubscription: 'POST /v1/api/subscription/cancel',
  reactivateSubscription: 'POST /v1/api/subscription/reactivate',
  createCheckout: 'POST /v1/api/subscription/create-checkout-session',
  createPortal: 'POST /v1/api/subscription/customer-portal',
} as const satisfies RoutesOf<SubscriptionCalls>;
