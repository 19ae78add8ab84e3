import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../columns.ts';

/** What the payment provider last said of a person's subscription. Without one only the customer stands here. */
export interface SubscriptionsTable {
  user_id: number;
  customer_id: string;
  subscription_id: string | null;
  status: string | null;
  current_period_end: NullableTimestamp;
  cancel_at_period_end: Generated<boolean>;
  ended_at: NullableTimestamp;
  /** Grows with every write: what was asked for before another write is asked for again. */
  version: Generated<number>;
  synced_at: NullableTimestamp;
  created_at: Timestamp;
}

/** The provider's messages that were taken, so that each is taken once. */
export interface BillingEventsTable {
  id: string;
  type: string;
  received_at: Timestamp;
}

/** Calls to the provider, by the name their keys are made of, that failed; with how many keys are used up. */
export interface FailedPaymentCallsTable {
  name: string;
  failures: number;
  failed_at: Timestamp;
}

export interface BillingTables {
  subscriptions: SubscriptionsTable;
  billing_events: BillingEventsTable;
  failed_payment_calls: FailedPaymentCallsTable;
}
