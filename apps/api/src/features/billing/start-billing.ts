import type { Telemetry } from '@firsthand/contracts';
import { startTaskWorker, type Db, type OutageWatch, type TaskWorker } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { logTaskTrouble } from '../../log-task-trouble.ts';
import type { BillingSettings } from '../../billing-settings.ts';
import { REMOVE_CUSTOMER, UPDATE_CUSTOMER, type CustomerPayload } from './billing-tasks.service.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { SYNC_SUBSCRIPTION } from './queue-sync.ts';
import { syncCustomer } from './sync-customer.ts';
import { updateCustomer } from './update-customer.ts';

const AT_ONCE = 4;
/** Somebody looks at the page that waits for their Premium. */
const POLL_MS = 500;
const payloadSchema: z.ZodType<CustomerPayload> = z.object({ customerId: z.string() });

export interface BillingWorkOptions {
  db: Db;
  settings: BillingSettings;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  clock: () => Date;
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
  /** Told of each task and of what became of each customer; default: nobody is. */
  telemetry?: Telemetry;
}

/**
 * Starts the work that billing leaves for later: reading what the provider's events speak of, telling it new addresses,
 * and removing the customers of deleted accounts. What fails is tried again by the queue for about three days, so an outage loses nothing.
 */
export function startBilling(options: BillingWorkOptions): TaskWorker {
  const { db, settings, logger, clock, outages, telemetry } = options;
  const provider = createPaymentProvider(settings);
  return startTaskWorker({
    db,
    handlers: {
      [SYNC_SUBSCRIPTION]: async ({ payload }) => {
        await syncCustomer({ db, provider, now: clock, telemetry }, payloadSchema.parse(payload).customerId);
      },
      [UPDATE_CUSTOMER]: ({ payload }) =>
        updateCustomer(db, provider, payloadSchema.parse(payload).customerId),
      [REMOVE_CUSTOMER]: ({ payload }) => {
        const { customerId } = payloadSchema.parse(payload);
        return callFor(customerId, () => provider.removeCustomer(customerId));
      },
    },
    concurrency: AT_ONCE,
    pollMs: POLL_MS,
    outages,
    telemetry,
    onError: logTaskTrouble(logger, { failed: 'billing work failed', queue: 'billing' }),
  });
}
