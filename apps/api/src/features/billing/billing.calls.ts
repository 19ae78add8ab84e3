import { ERROR_TEXTS, refuse, subscriptionCalls } from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { Viewer } from '../../people/viewer.ts';
import { withProvider } from './billing-error.ts';
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

export function answerBilling(context: ApiContext): FastifyPluginCallback {
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
    if (!tools) throw refuse('billing-unavailable');
    return callFor(toPayer(user.id), () => withProvider(text, () => work(tools)));
  };
  /** Changes something and answers with what is true then. */
  const change =
    (text: string, work: (tools: BillingTools, viewer: Viewer) => Promise<unknown>) =>
    async ({ viewer }: { viewer: Viewer }) => {
      await withTools(viewer, text, (using) => work(using, viewer));
      return readStatus(context, viewer);
    };

  return answerCalls(
    subscriptionCalls,
    {
      getSubscription: ({ viewer }) => readStatus(context, viewer),
      refreshSubscription: change(ERROR_TEXTS.subscriptionRefreshFailed, refreshSubscription),
      cancelSubscription: change(ERROR_TEXTS.subscriptionCancelFailed, cancelSubscription),
      reactivateSubscription: change(ERROR_TEXTS.subscriptionReactivateFailed, reactivateSubscription),
      createCheckout: async ({ viewer, body }) => {
        requireOwnAddress(context.publicUrl, 'success_url', body.success_url);
        requireOwnAddress(context.publicUrl, 'cancel_url', body.cancel_url);
        const url = await withTools(viewer, ERROR_TEXTS.checkoutFailed, (using) =>
          createCheckout(using, viewer, body),
        );
        return { checkout_url: url };
      },
      createPortal: async ({ viewer }) => {
        const url = await withTools(viewer, ERROR_TEXTS.portalFailed, (using) =>
          openPortal(using, viewer, `${context.publicUrl}/subscription`),
        );
        return { portal_url: url };
      },
    },
    acceptEmptyJson,
  );
}

/** Refuses an address that would send people away from us (400). */
function requireOwnAddress(publicUrl: string, field: string, given: string): void {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.origin === new URL(publicUrl).origin && url.username === '' && url.password === '') return;
  throw refuse('address-foreign', { field, site: publicUrl });
}
