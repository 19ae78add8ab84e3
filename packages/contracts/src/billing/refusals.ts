import { ERROR_TEXTS } from '../errors.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about billing are refused. */
export const BILLING_REFUSALS = {
  'billing-unavailable': { status: 503, expected: true, text: ERROR_TEXTS.billingUnavailable },
  'checkout-over': { status: 502, text: ERROR_TEXTS.checkoutFailed },
  'webhook-forged': { status: 400, text: 'This is no message of the payment provider.' },
  'no-subscription': { status: 409, text: 'There is no active subscription to cancel.' },
  'nothing-to-reactivate': {
    status: 409,
    text: 'There is no subscription left to reactivate. Subscribe again instead.',
  },
  'no-customer': { status: 404, text: 'There is no billing account yet. It is made when you subscribe.' },
  'address-foreign': {
    status: 400,
    text: ({ field, site }: { field: string; site: string }) =>
      `The field “${field}” must be an address of ${site}.`,
  },
  'subscription-ending': {
    status: 409,
    text: 'Your subscription runs until its period ends. Reactivate it instead of subscribing again.',
  },
  'subscribed-already': {
    status: 409,
    text: 'You have a subscription already, so nothing was ordered a second time.',
  },
  'subscription-unpaid': {
    status: 409,
    text: 'You have a subscription whose payment is open. Settle it in the billing portal.',
  },
} satisfies Refusals;
