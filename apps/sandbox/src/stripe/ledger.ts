import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Times are seconds since 1970 by the stand-in's clock. */
export interface Customer {
  id: string;
  email: string;
  name: string | null;
  userId: string;
  created: number;
  isDeleted: boolean;
  /** Last four digits; null before the first checkout. */
  card: string | null;
}

export interface Subscription {
  id: string;
  customer: string;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  coupon: string | null;
  failedPayments: number;
  /** When an open payment is tried again. */
  retryAt: number | null;
}

export interface Checkout {
  id: string;
  customer: string;
  status: 'open' | 'complete' | 'expired';
  successUrl: string;
  cancelUrl: string;
  created: number;
  expiresAt: number;
  coupon: string | null;
  subscription: string | null;
}

export interface Coupon {
  id: string;
  percentOff: number;
  duration: string;
  name: string | null;
}

export interface Portal {
  id: string;
  customer: string;
  returnUrl: string;
}

export interface StripeEvent {
  id: string;
  type: string;
  created: number;
  object: object;
}

/** Everything the stand-in knows. */
export interface Ledger {
  /** How far its clock runs ahead, in seconds. */
  aheadSeconds: number;
  paymentsFail: boolean;
  customers: Customer[];
  subscriptions: Subscription[];
  checkouts: Checkout[];
  coupons: Coupon[];
  portals: Portal[];
  events: StripeEvent[];
}

const MOST_EVENTS = 500;

/** "cus_" → "cus_5Jx0…": as unguessable as the real ones, since some of them open a page. */
export function createId(prefix: string): string {
  return prefix + randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0');
}

/** The ledger kept in a file, or a new one. Without a file it lives as long as the process. */
export function openLedger(file: string | undefined): { ledger: Ledger; save: () => void } {
  const empty: Ledger = {
    ...{ aheadSeconds: 0, paymentsFail: false, customers: [], subscriptions: [], checkouts: [] },
    ...{ coupons: [], portals: [], events: [] },
  };
  const isKept = file !== undefined && existsSync(file);
  // Written by this program, for nobody else to change.
  const ledger = isKept
    ? { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Ledger>) }
    : empty;
  return {
    ledger,
    save: () => {
      ledger.events.splice(0, ledger.events.length - MOST_EVENTS);
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(ledger), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
