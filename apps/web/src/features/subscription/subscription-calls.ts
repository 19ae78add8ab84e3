import type {
  CreateCheckoutRequest,
  CreateCheckoutResponse,
  CustomerPortalResponse,
  SubscriptionResponse,
  User,
} from '@firsthand/contracts';
import { call, callForResponse, type ApiFetch } from '../../lib/api-client.ts';

const post = { method: 'POST' };

/** The subscription as our server knows it. Throws ApiFailure, as all below. */
export function getSubscription(apiFetch: ApiFetch): Promise<SubscriptionResponse> {
  return call(apiFetch, '/v1/api/subscription/status');
}

/** Has our server ask the payment provider how things stand. */
export async function refreshSubscription(apiFetch: ApiFetch): Promise<void> {
  await callForResponse(apiFetch, '/v1/api/subscription/refresh', post);
}

/** Sets the subscription to end with its period. */
export async function cancelSubscription(apiFetch: ApiFetch): Promise<void> {
  await callForResponse(apiFetch, '/v1/api/subscription/cancel', post);
}

/** Lets a subscription that is set to end go on. */
export async function reactivateSubscription(apiFetch: ApiFetch): Promise<void> {
  await callForResponse(apiFetch, '/v1/api/subscription/reactivate', post);
}

/** The address of the provider's checkout, which comes back to `/subscription` of `origin`. */
export async function createCheckout(apiFetch: ApiFetch, origin: string): Promise<string> {
  const addresses: CreateCheckoutRequest = {
    success_url: `${origin}/subscription?success=true`,
    cancel_url: `${origin}/subscription?canceled=true`,
  };
  const answer = await call<CreateCheckoutResponse>(
    apiFetch,
    '/v1/api/subscription/create-checkout-session',
    {
      ...post,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(addresses),
    },
  );
  return answer.checkout_url;
}

/** The address of the provider's pages for cards, invoices and cancelling. */
export async function createPortal(apiFetch: ApiFetch): Promise<string> {
  const answer = await call<CustomerPortalResponse>(apiFetch, '/v1/api/subscription/customer-portal', post);
  return answer.portal_url;
}

/** Who is signed in, as the server knows them now. */
export async function getPerson(apiFetch: ApiFetch): Promise<User> {
  const { user } = await call<{ user: User }>(apiFetch, '/v1/api/auth/profile');
  return user;
}
