import type { DataDirectoryLock } from '@firsthand/database';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './settings/config.ts';
import { startControlServer } from './control/control-server.ts';
import { createOrderHandlers } from './control/order-handlers.ts';
import type { OrderHandlers } from './control/orders.ts';
import { closeAll, closeTogether } from './close-all.ts';
import { createContext, type Context } from './create-context.ts';
import { createLogger } from './create-logger.ts';
import { createHttp, createWorkerHttp } from './create-http.ts';
import { explainListening } from './explain-listening.ts';
import { openSearch } from './open-search.ts';
import type { OpenSite } from './site/site-source.ts';
import { startStandIns } from './stand-ins.ts';
import { startWork } from './start-work.ts';
import { toBilling } from './settings/to-billing.ts';
import { createMetrics } from './telemetry/create-metrics.ts';
import { createTelemetry } from './telemetry/create-telemetry.ts';
import { noteStatements } from './telemetry/note-statements.ts';
import { openTraces } from './telemetry/open-traces.ts';
import { listenForMetrics } from './telemetry/listen-for-metrics.ts';
import { waitForFirstJobs } from './wait-for-first-jobs.ts';

/** More than the limits of all that is closed in one stage. */
const STAGE_WITHIN_MS = 25_000;

export interface RunningProduct {
  url: string;
  /** Resolves once a search answers, and `/readyz` with 200; with false when it was stopped before. */
  ready: () => Promise<boolean>;
  /**
   * Finishes what is under way, then closes everything in order. Safe to call twice. With `drain`, says first for a while
   * that it is leaving, and serves on.
   */
  stop: (options?: { drain: boolean }) => Promise<void>;
}

export interface StartOptions {
  rootDirectory: string;
  openSite: OpenSite;
  onNotice: (text: string) => void;
}

/**
 * Starts the product, or the part of it that `ROLE` names: web, API and worker. It already listens; `ready` resolves once
 * a search answers.
 */
export async function startProduct(config: Config, options: StartOptions): Promise<RunningProduct> {
  const metrics = config.metrics && createMetrics();
  const logger = createLogger(config.logLevel);
  const traces = await openTraces(config, logger);
  const telemetry = createTelemetry(metrics, traces);
  const onStatement = traces ? noteStatements(telemetry) : undefined;
  const context = await createContext(config, { ...options, logger, telemetry, onStatement });
  const state = { isServing: false, isDraining: false };
  const working: (() => Promise<void>)[] = [];
  const outside: (() => Promise<void>)[] = traces ? [traces.close] : [];
  // Whatever speaks to the store is closed before it, and what stands outside, such as the demo's mailbox, after it.
  const closers = [() => closeTogether(working), context.close, () => closeTogether(outside)];
  try {
    const standIns = await startStandIns(config, context.logger, outside);
    const smtpUrl = config.smtpUrl ?? standIns.mailbox?.smtpUrl ?? null;
    const { stop: stopSearch, untilFound, ...finding } = await openSearch(context);
    const { search, searchStatus } = finding;
    working.push(stopSearch);
    if (metrics) await listenForMetrics(context, metrics, { searchStatus, closers: working });
    const app =
      config.role === 'worker'
        ? createWorkerHttp(context, state)
        : await createHttp(context, standIns, options.openSite, {
            ...{ ...finding, state, canSendMail: smtpUrl !== null },
          });
    working.push(() => app.close());
    await explainListening(config, () => app.listen({ host: config.host, port: config.port }));
    const billing = toBilling(config, standIns, context.doors.stripe);
    const work = config.role === 'web' ? null : startWork(context, { search, smtpUrl, billing }, working);
    const orders = createOrderHandlers(context, {
      ...{ billing, untilFound, mailer: work?.mailer ?? null, crawlNow: work?.crawling.crawl },
    });
    if (context.store.lock) working.push((await startControl(orders, context.store.lock)).close);

    const stopping = new AbortController();
    let stopped: Promise<void> | undefined;
    return {
      url: toLocalUrl(app.server.address(), config),
      ready: async () => {
        if (config.role !== 'worker') await waitUntilReady(app, context, options, stopping.signal);
        if (stopping.signal.aborted) return false;
        state.isServing = true;
        if (standIns.mailbox) options.onNotice(`Demo mail: ${config.publicUrl}${standIns.mailbox.path}`);
        return true;
      },
      stop: ({ drain } = { drain: false }) => {
        stopping.abort();
        state.isDraining = state.isServing;
        state.isServing = false;
        const drainSeconds = drain && state.isDraining ? config.drainSeconds : 0;
        return (stopped ??= sleep(drainSeconds * 1_000).then(() => closeAll(closers, STAGE_WITHIN_MS)));
      },
    };
  } catch (error) {
    await closeAll(closers, STAGE_WITHIN_MS);
    throw error;
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
