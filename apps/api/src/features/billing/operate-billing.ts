import type { Db } from '@firsthand/database';
import type { BillingSettings } from '../../billing-settings.ts';
import { recordAudit } from '../../people/record-audit.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { listSubscriptions } from './subscriptions.repository.ts';
import { syncCustomer } from './sync-customer.ts';

export interface BillingReport {
  customers: number;
  /** How many had another state here than at the provider. */
  repaired: number;
  /** Customers that could not be read, with the reason; what is stored of them was left alone. */
  failures: { customerId: string; reason: string }[];
}

/**
 * Reads every customer anew from the payment provider and stores what is true there; the audit trail has that the operator
 * ordered it. May be done at any time.
 */
export async function syncBilling(
  db: Db,
  settings: BillingSettings,
  now: () => Date,
): Promise<BillingReport> {
  const provider = createPaymentProvider(settings);
  await recordAudit(db, { action: 'billing-synced', actor: 'operator', now: now() });
  const rows = await listSubscriptions(db);
  const report: BillingReport = { customers: rows.length, repaired: 0, failures: [] };
  for (const before of rows) {
    try {
      const synced = await syncCustomer({ db, provider, now }, before.customer_id);
      if (synced && toText(synced.row) !== toText(before)) report.repaired += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report.failures.push({ customerId: before.customer_id, reason });
    }
  }
  return report;
}

type Row = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** What the provider decides of a row, to compare. */
function toText(row: Row): string {
  const { subscription_id: id, status, current_period_end: end, ended_at: endedAt } = row;
  return JSON.stringify([id, status, end, row.cancel_at_period_end, endedAt]);
}
