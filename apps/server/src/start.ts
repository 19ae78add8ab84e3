import {
  createApi,
  type ApiContext,
  startAlerts,
  startApplying,
  startBilling,
  startMailing,
  startMatching,
  type BillingSettings,
} from '@firsthand/api';
import { startCrawling } from '@firsthand/crawler';
import type { DataDirectoryLock } from '@firsthand/database';
import { createMailer } from '@firsthand/mailer';
import { parseResume } from '@firsthand/resume-parser';
import type { Search } from '@firsthand/search';
import type { FastifyInstance } from 'fastify';
import type { Config } from './settings/config.ts';
import { startControlServer } from './control/control-server.ts';
import { createOrderHandlers } from './control/order-handlers.ts';
import type { OrderHandlers } from './control/orders.ts';
import { closeAll, closeTogether } from './close-all.ts';
import { createContext, type Context } from './create-context.ts';
import { toDemoHosts } from './settings/demo-hosts.ts';
import { openSearch } from './open-search.ts';
import { OperatorError } from './operator-error.ts';
import { registerSandboxPages } from './site/sandbox-pages.ts';
import { registerSite } from './site/register-site.ts';
import type { OpenSite } from './site/site-source.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { toBilling } from './settings/to-billing.ts';
import { createFindCountry } from './settings/visitor-country.ts';
import { waitForFirstJobs } from './wait-for-first-jobs.ts';

const CRAWLS_AT_ONCE = 4;
/** More than the limits of all that is closed in one stage. */
const STAGE_WITHIN_MS = 25_000;
const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'another program uses it. Stop that one, or set PORT',
  EACCES: 'this user may not. Set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST',
  ENOTFOUND: 'there is no such address. Set HOST',
};

export interface RunningProduct {
  url: string;
  /** Resolves once a search answers, and `/readyz` with 200; with false when it was stopped before. */
  ready: () => Promise<boolean>;
  /** Finishes what is under way, then closes everything in order. Safe to call twice. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  rootDirectory: string;
  openSite: OpenSite;
  onNotice: (text: string) => void;
}

/** Starts the whole product: web, API and worker. It already listens; `ready` resolves once a search answers. */
export async function startProduct(config: Config, options: StartOptions): Promise<RunningProduct> {
  const context = await createContext(config, options);
  const state = { isServing: false };
  const working: (() => Promise<void>)[] = [];
  const outside: (() => Promise<void>)[] = [];
  // Whatever speaks to the store is closed before it, and what stands outside, such as the demo's mailbox, after it.
  const closers = [() => closeTogether(working), context.close, () => closeTogether(outside)];
  try {
    const standIns = await startStandIns(config, context.logger, outside);
    const smtpUrl = config.smtpUrl ?? standIns.mailbox?.smtpUrl ?? null;
    const { search, searchStatus, changes, untilFound, stop: stopSearch } = openSearch(context);
    working.push(stopSearch);
    const app = await createHttp(context, standIns, options, {
      state,
      search,
      searchStatus,
      changes,
      canSendMail: smtpUrl !== null,
    });
    working.push(() => app.close());
    await listen(app, config);
    const crawling = startCrawling({
      db: context.store.database.db,
      fetch: context.ats.fetch,
      logger: context.logger,
      outages: context.outages,
      concurrency: CRAWLS_AT_ONCE,
      assistant: context.assistant ?? undefined,
      intervalOverrideSeconds: context.crawlIntervalSeconds,
    });
    working.push(crawling.stop);
    const sending = smtpUrl === null ? null : startSending(context, smtpUrl);
    if (sending) working.push(sending.stop);
    working.push(startApplyingWork(context, search));
    working.push(startMatchingWork(context));
    const billing = toBilling(config, standIns);
    if (billing) working.push(startBillingWork(context, billing));
    const orders = createOrderHandlers(context, {
      ...{ billing, untilFound, mailer: sending?.mailer ?? null },
    });
    if (context.store.lock) working.push((await startControl(orders, context.store.lock)).close);

    const stopping = new AbortController();
    let stopped: Promise<void> | undefined;
    return {
      url: toLocalUrl(app.server.address(), config),
      ready: async () => {
        await waitUntilReady(app, context, options, stopping.signal);
        if (stopping.signal.aborted) return false;
        state.isServing = true;
        if (standIns.mailbox) options.onNotice(`Demo mail: ${config.publicUrl}${standIns.mailbox.path}`);
        return true;
      },
      stop: () => {
        stopping.abort();
        state.isServing = false;
        return (stopped ??= closeAll(closers, STAGE_WITHIN_MS));
      },
    };
  } catch (error) {
    await closeAll(closers, STAGE_WITHIN_MS);
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = typeof code === 'string' ? LISTEN_FAULTS[code] : undefined;
    if (reason === undefined) throw error;
    throw new OperatorError(`Cannot listen on ${host}, port ${port}: ${reason}.`, error);
  }
}

async function waitUntilReady(
  app: FastifyInstance,
  context: Context,
  options: StartOptions,
  signal: AbortSignal,
): Promise<void> {
  const isStopping = () => signal.aborted;
  if (context.sandbox) {
    await waitForFirstJobs(context.store.database.db, context.boards, options.onNotice, signal);
  }
  if (isStopping()) return;
  const answer = await app.inject('/v1/api/requisitions/search?limit=1');
  if (answer.statusCode !== 200 && !isStopping()) throw new Error(`A first search failed: ${answer.body}`);
}

/** Starts the workers that write alerts and send queued mail, and gives how to stop them. */
function startSending({ config, store, logger, outages }: Context, smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, from: config.mailFrom, requireTls: config.smtpNeedsTls });
  const { db } = store.database;
  const now = () => new Date();
  const mailing = startMailing({ db, mailer, logger, outages, clock: now });
  const { publicUrl, authSecret: secret } = config;
  const alerts = startAlerts({ db, logger, outages, publicUrl, secret, now });
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
    now: () => new Date(),
    atsFetch: context.ats.fetch,
    findApplyKey: context.findApplyKey,
    toExternalUrl: context.toExternalUrl,
    offersTurboApply: context.config.offersTurboApply,
  });
  return () => applying.stop();
}

/** Starts the worker that finds for whom new jobs came, and gives how to stop it. */
function startMatchingWork({ store, logger, outages }: Context): () => Promise<void> {
  const matching = startMatching({ db: store.database.db, logger, outages, now: () => new Date() });
  return () => matching.stop();
}

/** Starts the worker that follows up on payments, and gives how to stop it. */
function startBillingWork(
  { store, logger, outages }: Context,
  settings: BillingSettings,
): () => Promise<void> {
  const billing = startBilling({ db: store.database.db, settings, logger, outages, clock: () => new Date() });
  return () => billing.stop();
}

interface HttpParts extends Pick<ApiContext, 'search' | 'searchStatus' | 'changes'> {
  state: { isServing: boolean };
  canSendMail: boolean;
}

async function createHttp(
  context: Context,
  standIns: StandIns,
  options: StartOptions,
  { state, search, searchStatus, changes, canSendMail }: HttpParts,
) {
  const { config } = context;
  const answersTo = toDemoHosts(config);
  const app = await createApi({
    database: context.store.database,
    search,
    searchStatus,
    changes,
    logger: context.logger,
    publicUrl: config.publicUrl,
    now: () => new Date(),
    readResume: parseResume,
    findCountry: await createFindCountry(config),
    toExternalUrl: context.toExternalUrl,
    readExternalUrl: context.readExternalUrl,
    toBoardUrl: context.toBoardUrl,
    auth: {
      secret: config.authSecret,
      canSendMail,
      // The server may not reach its own public address, so it asks the stand-in where it listens.
      linkedin: config.linkedin && {
        ...config.linkedin,
        ...(standIns.linkedin && { reachableAt: standIns.linkedin.url }),
      },
    },
    operatorEmail: config.operatorEmail,
    billing: toBilling(config, standIns),
    atsFetch: context.ats.fetch,
    findApplyKey: context.findApplyKey,
    offersTurboApply: config.offersTurboApply,
    draftingModel: config.model,
    isServing: () => state.isServing,
    ...(answersTo && { answersTo }),
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
  });
  await registerSandboxPages(app, {
    employers: context.sandbox?.url ?? null,
    mailbox: standIns.mailbox?.url ?? null,
    linkedin: standIns.linkedin?.url ?? null,
    stripe: standIns.stripe?.url ?? null,
  });
  await registerSite(app, {
    openSite: options.openSite,
    publicUrl: config.publicUrl,
    demo: context.sandbox !== null,
    operatorEmail: config.operatorEmail,
    donationHandle: config.donationHandle,
    offersTurboApply: config.offersTurboApply,
    usesStripe: toBilling(config, standIns)?.provider === 'stripe',
    toExternalUrl: context.toExternalUrl,
    now: Date.now,
  });
  return app;
}

async function startControl(orders: OrderHandlers, lock: DataDirectoryLock) {
  const control = await startControlServer(orders);
  await lock.update({ controlUrl: control.url, controlToken: control.token });
  return control;
}

function toLocalUrl(address: string | { port: number } | null, config: Config): string {
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(config.host)
    ? 'localhost'
    : config.host;
  return `http://${host}:${port}`;
}
