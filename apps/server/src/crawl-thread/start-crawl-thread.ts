import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import { toPauseMs } from '@firsthand/database';
import type { Context } from '../create-context.ts';
import { passLine } from '../create-logger.ts';
import type { ThreadMessage, ThreadOptions, ThreadRequest } from './protocol.ts';
import { hearOutage } from './hear-outage.ts';

/** Below the limit of what is closed together, so that the store is closed after it in any case. */
const STOP_WITHIN_MS = 6_000;
/** A thread that lasted so long failed for another reason than the one before it. */
const LASTING_MS = 10 * 60_000;
/**
 * Of objects that live long: all lanes with an answer of the largest size in each tenth of them. A thread that needs more
 * ends and is started again, and with it the program's memory has a bound.
 */
const HEAP_MB = 640;
const AWAY = 'The part that reads boards has ended and is started again. Try again in a moment.';

/** Reads boards now, as the command `crawl` orders it. */
export type CrawlNow = (
  names: string[],
  onEvent: (event: CrawlEvent) => void,
  signal: AbortSignal,
) => Promise<CommandResult>;

export interface CrawlThread {
  crawl: CrawlNow;
  /** Has it finish in order, or ends it when that takes too long: then its boards' leases run out. */
  stop: () => Promise<void>;
}

interface StartOptions {
  /** Default: a worker thread of this program. */
  createWorker?: (options: ThreadOptions) => Worker;
}

/**
 * Reads boards in a thread of its own, so that parsing and storing them keeps nobody's search waiting. One that dies is started
 * again after pauses that grow; whatever it had begun in the store is rolled back.
 */
export function startCrawlThread(
  context: Pick<
    Context,
    'config' | 'crawlIntervalSeconds' | 'gateway' | 'logger' | 'outages' | 'store' | 'telemetry'
  >,
  { createWorker = createCrawlWorker }: StartOptions = {},
): CrawlThread {
  const stopping = new AbortController();
  let current: RunningThread | null = null;

  const keepRunning = async () => {
    let failures = 0;
    for (;;) {
      const startedAt = performance.now();
      current = new RunningThread(createWorker(toOptions(context)), context);
      const reason = await current.ended;
      current = null;
      if (stopping.signal.aborted) return;
      failures = performance.now() - startedAt > LASTING_MS ? 1 : failures + 1;
      const pauseMs = toPauseMs(failures);
      context.logger.error(
        { err: reason, pauseSeconds: Math.round(pauseMs / 1_000) },
        'the thread that reads boards has ended; it is started again',
      );
      const isStopped = await sleep(pauseMs, false, { signal: stopping.signal }).catch(() => true);
      if (isStopped) return;
    }
  };
  const kept = keepRunning();
  return {
    crawl: (names, onEvent, signal) =>
      current ? current.crawl(names, onEvent, signal) : Promise.reject(new Error(AWAY)),
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await kept;
    },
  };
}

function toOptions({
  config,
  crawlIntervalSeconds: intervalSeconds,
  gateway,
  store,
}: Pick<Context, 'config' | 'crawlIntervalSeconds' | 'gateway' | 'store'>): ThreadOptions {
  return { config, gateway, intervalSeconds, store: store.database.share?.() ?? null };
}

/** A bundle of crawl-thread.ts: beside the program when that is built, else see the file of this name. */
export function createCrawlWorker(options: ThreadOptions): Worker {
  return new Worker(new URL('./crawl-thread.mjs', import.meta.url), {
    workerData: { firsthandCrawl: options },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    transferList: options.store ? [options.store] : [],
  });
}

interface Order {
  onEvent: (event: CrawlEvent) => void;
  resolve: (result: CommandResult) => void;
  reject: (error: Error) => void;
}

/** One life of the thread. */
class RunningThread {
  readonly #worker: Worker;
  readonly #orders = new Map<number, Order>();
  readonly #context: Pick<Context, 'logger' | 'outages' | 'telemetry'>;
  /** Resolves with the reason once it has ended, whoever ended it. */
  readonly ended: Promise<Error>;
  #lastId = 0;

  constructor(worker: Worker, context: Pick<Context, 'logger' | 'outages' | 'telemetry'>) {
    this.#worker = worker;
    this.#context = context;
    worker.on('message', (message: ThreadMessage) => this.#hear(message));
    this.ended = new Promise((resolve) => {
      let reason: Error | undefined;
      worker.on('error', (error) => {
        reason = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', (status) => {
        for (const { reject } of this.#orders.values()) reject(new Error(AWAY));
        this.#orders.clear();
        resolve(reason ?? new Error(`The thread that reads boards ended with status ${status}`));
      });
    });
  }

  crawl(names: string[], onEvent: (event: CrawlEvent) => void, signal: AbortSignal): Promise<CommandResult> {
    const id = (this.#lastId += 1);
    const abort = () => this.#ask({ kind: 'abort', id });
    signal.addEventListener('abort', abort, { once: true });
    return new Promise<CommandResult>((resolve, reject) => {
      this.#orders.set(id, { onEvent, resolve, reject });
      this.#ask({ kind: 'crawl', id, names });
      if (signal.aborted) abort();
    }).finally(() => signal.removeEventListener('abort', abort));
  }

  async stop(): Promise<void> {
    this.#ask({ kind: 'stop' });
    const isInTime = await Promise.race([
      this.ended.then(() => true),
      sleep(STOP_WITHIN_MS, false, { ref: false }),
    ]);
    if (isInTime) return;
    this.#context.logger.warn('the thread that reads boards did not end in time and was ended');
    await this.#worker.terminate();
  }

  #ask(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #hear(message: ThreadMessage): void {
    const { logger, outages, telemetry } = this.#context;
    switch (message.kind) {
      case 'line':
        passLine(logger, message.line);
        return;
      case 'count':
        telemetry.count(message.name, message.labels as never, message.by);
        return;
      case 'observe':
        telemetry.observe(message.name, message.labels as never, message.value);
        return;
      case 'outage':
        hearOutage(outages, message.message);
        return;
      case 'event':
        this.#orders.get(message.id)?.onEvent(message.event);
        return;
      case 'result':
        this.#orders.get(message.id)?.resolve(message.result);
        break;
      case 'failed':
        this.#orders.get(message.id)?.reject(new Error(message.message));
    }
    this.#orders.delete(message.id);
  }
}
