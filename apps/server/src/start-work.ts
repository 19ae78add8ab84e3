import {
  startAlerts,
  startApplying,
  startBilling,
  startMailing,
  startMatching,
  type BillingSettings,
} from '@firsthand/api';
import { createMailer, type Mailer } from '@firsthand/mailer';
import type { Search } from '@firsthand/search';
import type { Context } from './create-context.ts';
import { startCrawlThread, type CrawlThread } from './crawl-thread/start-crawl-thread.ts';

interface WorkTools {
  search: Search;
  /** Null where no mail can be sent. */
  smtpUrl: string | null;
  /** Null where billing is not set up. */
  billing: BillingSettings | null;
}

export interface Work {
  crawling: CrawlThread;
  /** Null where no mail can be sent. */
  mailer: Mailer | null;
}

/** Starts all that is done in the background, and adds how to stop it to `closers` as it goes. */
export function startWork(
  context: Context,
  { search, smtpUrl, billing }: WorkTools,
  closers: (() => Promise<void>)[],
): Work {
  const crawling = startCrawlThread(context);
  closers.push(crawling.stop);
  const sending = smtpUrl === null ? null : startSending(context, smtpUrl);
  if (sending) closers.push(sending.stop);
  closers.push(startApplyingWork(context, search));
  closers.push(startMatchingWork(context));
  if (billing) closers.push(startBillingWork(context, billing));
  return { crawling, mailer: sending?.mailer ?? null };
}

/** Starts the workers that write alerts and send queued mail, and gives how to stop them. */
function startSending({ config, store, logger, outages, telemetry, doors }: Context, smtpUrl: string) {
  const { mailFrom: from, smtpNeedsTls: requireTls } = config;
  const mailer = createMailer({ smtpUrl, from, requireTls, door: doors.mail });
  const { db } = store.database;
  const now = () => new Date();
  const mailing = startMailing({ db, mailer, logger, outages, telemetry, clock: now });
  const { publicUrl, authSecret: secret } = config;
  const alerts = startAlerts({ db, logger, outages, telemetry, publicUrl, secret, now });
  return {
    mailer,
    stop: async () => {
      await Promise.all([alerts.stop(), mailing.stop()]);
      mailer.close();
    },
  };
}

/** Starts the worker that sends confirmed applications and prepares others, and gives how to stop it. */
function startApplyingWork(context: Context, search: Search): () => Promise<void> {
  const applying = startApplying({
    database: context.store.database,
    search,
    logger: context.logger,
    outages: context.outages,
    telemetry: context.telemetry,
    now: () => new Date(),
    atsFetch: context.ats.fetch,
    findApplyKey: context.findApplyKey,
    toExternalUrl: context.toExternalUrl,
    offersTurboApply: context.config.offersTurboApply,
  });
  return () => applying.stop();
}

/** Starts the worker that finds for whom new jobs came, and gives how to stop it. */
function startMatchingWork({ store, logger, outages, telemetry }: Context): () => Promise<void> {
  const matching = startMatching({
    db: store.database.db,
    logger,
    outages,
    telemetry,
    now: () => new Date(),
  });
  return () => matching.stop();
}

/** Starts the worker that follows up on payments, and gives how to stop it. */
function startBillingWork(
  { store, logger, outages, telemetry }: Context,
  settings: BillingSettings,
): () => Promise<void> {
  const { db } = store.database;
  const billing = startBilling({ db, settings, logger, outages, telemetry, clock: () => new Date() });
  return () => billing.stop();
}
