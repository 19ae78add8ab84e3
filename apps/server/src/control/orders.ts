import { userOrderSchema, type AlertsReport, type BillingReport, type UserAnswer } from '@firsthand/api';
import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import { z } from 'zod';
import type { BackupReport } from '../store/back-up.ts';

/** What commands may order from a running server, by name. */
export const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('crawl'), names: z.array(z.string().max(500)).max(10_000) }),
  // `isLive`: whether the command names the store of the real systems.
  z.object({ order: z.literal('users'), isLive: z.boolean(), users: userOrderSchema }),
  z.object({ order: z.literal('billing'), isLive: z.boolean() }),
  z.object({ order: z.literal('alerts'), isLive: z.boolean() }),
  z.object({ order: z.literal('backup'), isLive: z.boolean(), file: z.string().min(1).max(4_096) }),
]);
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<Name extends Order['order']> = Extract<Order, { order: Name }>;

/** What each order tells while it runs. */
export interface OrderEvents {
  crawl: CrawlEvent;
  users: never;
  billing: never;
  alerts: never;
  backup: never;
}

/** What each order ends with. */
export interface OrderResults {
  crawl: CommandResult;
  users: UserAnswer;
  billing: BillingReport;
  alerts: AlertsReport;
  backup: BackupReport;
}

/** One line of the answer to an order. */
export type ControlLine<Name extends Order['order']> =
  { event: OrderEvents[Name] } | { result: OrderResults[Name] } | { error: string };

/** Who does what is ordered. The signal is aborted when whoever ordered it goes away, or the server stops. */
export type OrderHandlers = {
  [Name in Order['order']]: (
    order: OrderOf<Name>,
    onEvent: (event: OrderEvents[Name]) => void,
    signal: AbortSignal,
  ) => Promise<OrderResults[Name]>;
};
