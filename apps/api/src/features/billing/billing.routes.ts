import {
  AppError,
  createCheckoutRequestSchema,
  createCheckoutResponseSchema,
  customerPortalResponseSchema,
  ERROR_TEXTS,
  subscriptionResponseSchema,
} from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import type { Viewer } from '../auth/viewer.ts';
import { billingUnavailable, withProvider } from './billing-error.ts';
import { createCheckout } from './checkout.service.ts';
import { createPaymentProvider, toPayer } from './payment-provider.ts';
import {
  cancelSubscription,
  openPortal,
  readStatus,
  reactivateSubscription,
  refreshSubscription,
} from './subscription.service.ts';
import type { BillingTools } from './sync-customer.ts';

const tags = ['Subscription'];

/** The calls that change something and answer with what is true then. */
const CHANGES = [
  {
    path: 'refresh',
    summary: 'Reads the subscription anew from the payment provider',
    work: refreshSubscription,
    text: ERROR_TEXTS.subscriptionRefreshFailed,
  },
  {
    path: 'cancel',
    summary: 'Lets the subscription end with its period',
    work: cancelSubscription,
    text: ERROR_TEXTS.subscriptionCancelFailed,
  },
  {
    path: 'reactivate',
    summary: 'Takes that back, before the period is over',
    work: reactivateSubscription,
    text: ERROR_TEXTS.subscriptionReactivateFailed,
  },
] as const;

export function billingRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const tools: BillingTools | null = context.billing && {
    db: context.database.db,
    provider: createPaymentProvider(context.billing),
    now: context.now,
    telemetry: context.telemetry,
  };
  const withTools = <T>(
    { user }: Viewer,
    text: string,
    work: (tools: BillingTools) => Promise<T>,
  ): Promise<T> => {
    if (!tools) throw billingUnavailable();
    return callFor(toPayer(user.id), () => withProvider(text, () => work(tools)));
  };

  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.get(
      '/api/subscription/status',
      {
        schema: {
          tags,
          summary: 'The subscription as we last heard of it; also answers where billing is not set up',
          security: SIGNED_IN,
          response: { 200: subscriptionResponseSchema },
        },
      },
      async (request) => readStatus(context, viewerOf(request)),
    );

    app.post(
      '/api/subscription/create-checkout-session',
      {
        schema: {
          tags,
          summary: "The payment provider's page to subscribe on; both addresses must be ours",
          security: SIGNED_IN,
          body: createCheckoutRequestSchema,
          response: { 200: createCheckoutResponseSchema },
          errors: [409, 502, 503],
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        requireOwnAddress(context.publicUrl, 'success_url', request.body.success_url);
        requireOwnAddress(context.publicUrl, 'cancel_url', request.body.cancel_url);
        const url = await withTools(viewer, ERROR_TEXTS.checkoutFailed, (using) =>
          createCheckout(using, viewer, request.body),
        );
        return { checkout_url: url };
      },
    );

    for (const { path, summary, work, text } of CHANGES) {
      app.post(
        `/api/subscription/${path}`,
        {
          schema: {
            tags,
            summary,
            security: SIGNED_IN,
            response: { 200: subscriptionResponseSchema },
            errors: [409, 502, 503],
          },
        },
        async (request) => {
          const viewer: Viewer = viewerOf(request);
          await withTools(viewer, text, (using) => work(using, viewer));
          return readStatus(context, viewer);
        },
      );
    }

    app.post(
      '/api/subscription/customer-portal',
      {
        schema: {
          tags,
          summary: "The payment provider's page for cards and invoices",
          security: SIGNED_IN,
          response: { 200: customerPortalResponseSchema },
          errors: [404, 502, 503],
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const url = await withTools(viewer, ERROR_TEXTS.portalFailed, (using) =>
          openPortal(using, viewer, `${context.publicUrl}/subscription`),
        );
        return { portal_url: url };
      },
    );
    done();
  };
}

/** Refuses an address that would send people away from us (400). */
function requireOwnAddress(publicUrl: string, field: string, given: string): void {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.origin === new URL(publicUrl).origin && url.username === '' && url.password === '') return;
  throw new AppError(`The field “${field}” must be an address of ${publicUrl}.`, {
    code: 'address-foreign',
    status: 400,
  });
}
