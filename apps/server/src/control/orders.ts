import { userOrderSchema, type AlertsReport, type BillingReport, type UserAnswer } from '@firsthand/api';
import type { CommandResult, CrawlEvent, DiscoverReport } from '@firsthand/crawler';
import { z } from 'zod';
import type { BackupReport } from '../store/back-up.ts';

/** `keep-out`: at the employer's wish, for good; `let-in` takes it back. */
export const BOARD_ACTS = ['keep-out', 'let-in'] as const;

const names = z.array(z.string().max(500)).max(5_000);

/** What commands may order from a running server, by name. */
export const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('crawl'), names: z.array(z.string().max(500)).max(10_000) }),
  z.object({ order: z.literal('boards'), act: z.enum(BOARD_ACTS), names }),
  z.object({
    order: z.literal('discover'),
    names,
    urls: z.array(z.string().max(2_000)).max(100),
    inPostings: z.boolean(),
  }),
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
  boards: never;
  discover: never;
  users: never;
  billing: never;
  alerts: never;
  backup: never;
}

/** One line of what became of each board, in words. */
export interface BoardsReport {
  done: string[];
}

/** What each order ends with. */
export interface OrderResults {
  crawl: CommandResult;
  boards: BoardsReport;
  discover: DiscoverReport;
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
