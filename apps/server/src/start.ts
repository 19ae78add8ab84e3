import { join } from 'node:path';
import { createApi } from '@firsthand/api';
import { runCrawlCommand, startCrawling } from '@firsthand/crawler';
import type { Config } from './config.ts';
import { startControlServer } from './control/control-server.ts';
import { createContext, type Context } from './create-context.ts';
import { registerSandboxPages } from './site/sandbox-pages.ts';
import { registerSite } from './site/register-site.ts';
import { createFindCountry } from './visitor-country.ts';
import { waitForFirstJobs } from './wait-for-first-jobs.ts';

const CRAWLS_AT_ONCE = 4;

export interface RunningProduct {
  url: string;
  /** Resolves once a search answers, and `/readyz` with 200; with false when it was stopped before. */
  ready: () => Promise<boolean>;
  /** Finishes what is under way, then closes everything in order. Safe to call twice. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  rootDirectory: string;
  onNotice: (text: string) => void;
}

/** Starts the whole product: web, API and worker. It already listens; `ready` resolves once a search answers. */
export async function startProduct(config: Config, options: StartOptions): Promise<RunningProduct> {
  const context = await createContext(config, options);
  const state = { isServing: false };
  try {
    const app = await createHttp(context, options, state);
    await app.listen({ host: config.host, port: config.port });
    const control = context.store.lock ? await startControl(context) : null;
    const crawling = startCrawling({
      db: context.store.database.db,
      fetch: context.ats.fetch,
      logger: context.logger,
      concurrency: CRAWLS_AT_ONCE,
      intervalOverrideSeconds: context.crawlIntervalSeconds,
    });
    const stopping = new AbortController();
    const stopOnce = async () => {
      stopping.abort();
      state.isServing = false;
      await control?.close();
      await Promise.all([crawling.stop(), app.close()]);
      await context.close();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: toLocalUrl(app.server.address(), config),
      ready: async () => {
        if (context.sandbox) {
          await waitForFirstJobs(
            context.store.database.db,
            context.boards,
            options.onNotice,
            stopping.signal,
          );
        }
        if (stopping.signal.aborted) return false;
        const answer = await app.inject('/v1/api/requisitions/search?limit=1');
        if (answer.statusCode !== 200) throw new Error(`A first search failed: ${answer.body}`);
        state.isServing = true;
        return true;
      },
      stop: () => (stopped ??= stopOnce()),
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function createHttp(context: Context, options: StartOptions, state: { isServing: boolean }) {
  const { config } = context;
  const app = await createApi({
    database: context.store.database,
    logger: context.logger,
    publicUrl: config.publicUrl,
    now: () => new Date(),
    findCountry: await createFindCountry(config),
    toExternalUrl: context.toExternalUrl,
    toBoardUrl: context.toBoardUrl,
    toNavigationParts: context.toNavigationParts,
    isServing: () => state.isServing,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
  });
  if (context.sandbox) registerSandboxPages(app, context.sandbox.url);
  await registerSite(app, {
    buildDirectory: join(options.rootDirectory, 'apps/web/build'),
    publicUrl: config.publicUrl,
    demo: context.sandbox !== null,
    toExternalUrl: context.toExternalUrl,
    now: Date.now,
  });
  return app;
}

async function startControl(context: Context) {
  const control = await startControlServer((names, onEvent, signal) =>
    runCrawlCommand({
      db: context.store.database.db,
      fetch: context.ats.fetch,
      names,
      onEvent,
      signal,
      intervalOverrideSeconds: context.crawlIntervalSeconds,
    }),
  );
  await context.store.lock?.update({ controlUrl: control.url, controlToken: control.token });
  return control;
}

function toLocalUrl(address: string | { port: number } | null, config: Config): string {
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(config.host)
    ? 'localhost'
    : config.host;
  return `http://${host}:${port}`;
}
