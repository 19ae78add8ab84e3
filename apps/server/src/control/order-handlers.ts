import { operateUsers, recordAudit, syncBilling, type BillingSettings } from '@firsthand/api';
import { runCrawlCommand } from '@firsthand/crawler';
import type { Mailer } from '@firsthand/mailer';
import type { Context } from '../create-context.ts';
import { sendAlerts } from '../send-alerts.ts';
import { backUp } from '../store/back-up.ts';
import type { OrderHandlers } from './orders.ts';

interface OrderTools {
  /** Null where billing is not set up. */
  billing?: BillingSettings | null;
  /** Null where no mail can be sent. */
  mailer?: Mailer | null;
  untilFound?: () => Promise<void>;
}

/**
 * What commands order, done with an open store: by the running server, or by the command itself without one. The audit
 * trail has each of them, before it is begun. A crawl is done once `untilFound` says that what it stored can be found.
 */
export function createOrderHandlers(
  context: Pick<Context, 'config' | 'store' | 'ats' | 'crawlIntervalSeconds' | 'logger' | 'telemetry'>,
  { billing = null, mailer = null, untilFound = () => Promise.resolve() }: OrderTools = {},
): OrderHandlers {
  const { db } = context.store.database;
  const refuseDemoAsLive = (isLive: boolean) => {
    if (isLive && context.config.usesSandbox) {
      throw new Error('The running server has demo data. Stop it first, or leave out --live.');
    }
  };
  return {
    crawl: async ({ names }, onEvent, signal) => {
      const detail = names.length === 0 ? 'every board that was due' : names.join(', ');
      await recordAudit(db, { action: 'crawl-ordered', actor: 'operator', detail, now: new Date() });
      const result = await runCrawlCommand({
        db,
        fetch: context.ats.fetch,
        names,
        onEvent,
        signal,
        intervalOverrideSeconds: context.crawlIntervalSeconds,
        telemetry: context.telemetry,
      });
      await untilFound();
      return result;
    },
    users: async ({ isLive, users }, _onEvent, signal) => {
      refuseDemoAsLive(isLive);
      return operateUsers(db, users, new Date(), signal);
    },
    billing: async ({ isLive }) => {
      refuseDemoAsLive(isLive);
      if (!billing) throw new Error('Billing is not set up: the STRIPE_ settings are missing.');
      return syncBilling(db, billing, () => new Date());
    },
    alerts: async ({ isLive }, _onEvent, signal) => {
      refuseDemoAsLive(isLive);
      if (!mailer) throw new Error('Sending mail is not set up: SMTP_URL is missing.');
      return sendAlerts(context, mailer, signal);
    },
    backup: async ({ isLive, file }) => {
      refuseDemoAsLive(isLive);
      return backUp(context.store.database, file);
    },
  };
}
