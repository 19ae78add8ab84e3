import { operateUsers, recordAudit, syncBilling, type BillingSettings } from '@firsthand/api';
import {
  discoverBoards,
  formatBoardName,
  keepOutBoard,
  letInBoard,
  parseBoardName,
  runCrawlCommand,
} from '@firsthand/crawler';
import type { Mailer } from '@firsthand/mailer';
import type { CrawlNow } from '../crawl-thread/start-crawl-thread.ts';
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
  /** Default: in this thread, as the command does it without a server. */
  crawlNow?: CrawlNow | undefined;
}

/**
 * What commands order, done with an open store: by the running server, or by the command itself without one. The audit
 * trail has each of them, before it is begun. A crawl is done once `untilFound` says that what it stored can be found.
 */
export function createOrderHandlers(
  context: Pick<Context, 'config' | 'store' | 'ats' | 'crawlIntervalSeconds' | 'logger' | 'telemetry'>,
  { billing = null, mailer = null, untilFound = () => Promise.resolve(), crawlNow }: OrderTools = {},
): OrderHandlers {
  const { db } = context.store.database;
  const crawlHere: CrawlNow = (names, onEvent, signal) =>
    runCrawlCommand({
      ...{ db, fetch: context.ats.fetch, names, onEvent, signal, telemetry: context.telemetry },
      intervalOverrideSeconds: context.crawlIntervalSeconds,
    });
  const crawl = crawlNow ?? crawlHere;
  const refuseDemoAsLive = (isLive: boolean) => {
    if (isLive && context.config.usesSandbox) {
      throw new Error('The running server has demo data. Stop it first, or leave out --live.');
    }
  };
  return {
    crawl: async ({ names }, onEvent, signal) => {
      const detail = names.length === 0 ? 'every board that was due' : names.join(', ');
      await recordAudit(db, { action: 'crawl-ordered', actor: 'operator', detail, now: new Date() });
      const result = await crawl(names, onEvent, signal);
      await untilFound();
      return result;
    },
    boards: async ({ act, names }) => {
      const done: string[] = [];
      // All are read before anything is done.
      for (const name of names.map((text) => parseBoardName(text))) {
        const detail = formatBoardName(name);
        const action = act === 'keep-out' ? 'board-kept-out' : 'board-let-in';
        await recordAudit(db, { action, actor: 'operator', detail, now: new Date() });
        if (act === 'keep-out') {
          const closed = await keepOutBoard(db, name, new Date());
          done.push(`${detail} is kept out; ${closed} of its jobs were closed.`);
        } else {
          const wasOut = await letInBoard(db, name);
          done.push(wasOut ? `${detail} is read again.` : `${detail} was not kept out.`);
        }
      }
      return { done };
    },
    discover: async ({ names, urls, inPostings }, _onEvent, signal) => {
      const report = await discoverBoards({
        ...{ db, fetch: context.ats.fetch, urls, inPostings, signal },
        names: names.map((text) => parseBoardName(text)),
      });
      const places = [...urls, ...(names.length > 0 ? ['files'] : []), ...(inPostings ? ['postings'] : [])];
      const detail = `${places.join(', ')}: ${report.named} named, ${report.added.length} new`.slice(0, 500);
      await recordAudit(db, { action: 'boards-discovered', actor: 'operator', detail, now: new Date() });
      return report;
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
