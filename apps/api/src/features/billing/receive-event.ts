import { AppError, DAY_MS, refuse } from '@firsthand/contracts';
import Stripe from 'stripe';
import type { ApiContext } from '../../api-context.ts';
import type { BillingSettings } from '../../billing-settings.ts';
import { queueSync } from './queue-sync.ts';
import { findByCustomer } from './subscriptions.repository.ts';

/** The provider's own tolerance: an older message was kept back by somebody. */
const OLDEST_SECONDS = 300;
/** The provider sends a message again for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;
/** What may change a subscription; every other message is none of ours. */
const TELLING = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/;

/**
 * Takes a message of the provider: 400 unless it is signed with our secret and fresh. It only says whom to look at; what is
 * stored is read from the provider by a task, so that a message that is late, repeated or out of order does no harm.
 */
export async function receiveEvent(
  context: ApiContext,
  settings: BillingSettings,
  message: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const count = (outcome: EventOutcome | 'refused') =>
    context.telemetry?.count('firsthand_billing_events_total', { outcome });
  try {
    const event = readEvent(settings, message, context.now());
    const outcome = await takeEvent(context, event);
    count(outcome);
    if (outcome !== 'unknown') return;
    context.logger.warn({ event: event.id, type: event.type }, 'a billing event is about nobody we know');
  } catch (error) {
    if (error instanceof AppError && error.expected) count('refused');
    throw error;
  }
}

type EventOutcome = 'taken' | 'repeated' | 'ignored' | 'unknown';

async function takeEvent({ database, now }: ApiContext, event: Stripe.Event): Promise<EventOutcome> {
  if (!TELLING.test(event.type)) return 'ignored';
  const customerId = findCustomerId(event);
  return database.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('billing_events')
      .where('received_at', '<', new Date(now().getTime() - EVENTS_KEPT_MS))
      .execute();
    const fresh = await tx
      .insertInto('billing_events')
      .values({ id: event.id, type: event.type, received_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!fresh) return 'repeated';
    const row = customerId === null ? undefined : await findByCustomer(tx, customerId);
    if (row) await queueSync(tx, { customerId: row.customer_id, because: event.id });
    return row ? 'taken' : 'unknown';
  });
}

function readEvent(
  { webhookSecret }: BillingSettings,
  { body, signature = '' }: { body: Buffer; signature: string | undefined },
  now: Date,
): Stripe.Event {
  try {
    const { webhooks } = Stripe;
    const event = webhooks.constructEvent(
      ...([body, signature, webhookSecret, OLDEST_SECONDS, undefined, now.getTime()] as const),
    );
    if (typeof event.id === 'string' && typeof event.type === 'string') return event;
  } catch (error) {
    // What is signed and no JSON comes from who has the secret, but is of no use either.
    throw refusal(error);
  }
  throw refusal();
}

function refusal(cause?: unknown): AppError {
  return refuse('webhook-forged', { cause });
}

/** The customer an event is about, wherever its kind of object names it. */
function findCustomerId({ data }: Stripe.Event): string | null {
  const object = data.object as { id?: unknown; object?: unknown; customer?: unknown };
  const { customer } = object;
  if (object.object === 'customer' && typeof object.id === 'string') return object.id;
  if (typeof customer === 'string') return customer;
  const id = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}
