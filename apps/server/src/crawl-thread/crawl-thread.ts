import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { runCrawlCommand, startCrawling } from '@firsthand/crawler';
import { openDatabase, toMostJobs, type Database } from '@firsthand/database';
import { closeAll } from '../close-all.ts';
import { createAssistant } from '../create-assistant.ts';
import { createLogger } from '../create-logger.ts';
import { openAts } from '../open-ats.ts';
import { noteStatements } from '../telemetry/note-statements.ts';
import { openTraces } from '../telemetry/open-traces.ts';
import type { ThreadMessage, ThreadOptions, ThreadRequest } from './protocol.ts';
import { tellOutages, tellTelemetry } from './tell-owner.ts';

/** The sandbox answers from this very machine, at once: what waits there is no host. Of real systems all lanes are read. */
const SANDBOX_CRAWLS_AT_ONCE = 4;
/** Of many boards that wait for their hosts a few are stored at once; some are for the schedule, texts and summaries. */
const POOL_SIZE = 7;
/** People's searches go first where there are too few processors for both: some three times as much of them. */
const NICENESS = 5;

type Tell = (message: ThreadMessage) => void;

/** Reads boards until it is told to stop. */
async function serve(port: MessagePort, options: ThreadOptions): Promise<void> {
  const { config, gateway, intervalSeconds } = options;
  letOthersGoFirst();
  const tell: Tell = (message) => port.postMessage(message);
  const logger = createLogger(config.logLevel, { write: (line) => tell({ kind: 'line', line }) });
  const traces = await openTraces(config, logger);
  const telemetry = tellTelemetry(config.metrics ? tell : null, traces);
  const outages = tellOutages(tell);
  const database = await openStore(options, traces ? noteStatements(telemetry) : undefined);
  const { ats, doors } = openAts({ config, gateway, logger, telemetry, hourly: config.crawlPerHour });
  const shared = { db: database.db, fetch: ats.fetch, telemetry, intervalOverrideSeconds: intervalSeconds };
  const crawling = startCrawling({
    ...shared,
    ...{ logger, outages },
    mostJobs: toMostJobs(database),
    ...(config.usesSandbox ? { concurrency: SANDBOX_CRAWLS_AT_ONCE } : {}),
    assistant: createAssistant(config, logger, doors.model) ?? undefined,
  });

  const orders = new Map<number, AbortController>();
  const carriedOut = new Set<Promise<void>>();
  const carryOut = async ({ id, names }: Extract<ThreadRequest, { kind: 'crawl' }>) => {
    const interrupted = new AbortController();
    orders.set(id, interrupted);
    try {
      const onEvent = (event: Extract<ThreadMessage, { kind: 'event' }>['event']) =>
        tell({ kind: 'event', id, event });
      const result = await runCrawlCommand({ ...shared, names, onEvent, signal: interrupted.signal });
      tell({ kind: 'result', id, result });
    } catch (error) {
      tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      orders.delete(id);
    }
  };
  const stop = async () => {
    for (const order of orders.values()) order.abort();
    await closeAll([
      () => crawling.stop(),
      () => Promise.all(carriedOut).then(() => undefined),
      () => ats.close(),
      () => database.close(),
      () => traces?.close() ?? Promise.resolve(),
    ]);
  };
  port.on('message', (request: ThreadRequest) => {
    if (request.kind === 'abort') orders.get(request.id)?.abort();
    else if (request.kind === 'crawl') {
      const done = carryOut(request).finally(() => carriedOut.delete(done));
      carriedOut.add(done);
    } else
      void stop()
        .catch((error: unknown) =>
          logger.error({ err: error }, 'the thread that reads boards did not end in order'),
        )
        .finally(() => process.exit(0));
  });
}

/** The one embedded store is the program's; of a server it has connections of its own. */
function openStore(
  { config, store }: ThreadOptions,
  onStatement: ReturnType<typeof noteStatements> | undefined,
): Promise<Database> {
  if (store) return openDatabase({ kind: 'guest', port: store, onStatement });
  if (config.databaseUrl === undefined) throw new Error('There is no store to crawl into');
  return openDatabase({ kind: 'server', url: config.databaseUrl, poolSize: POOL_SIZE, onStatement });
}

/** On Linux a priority belongs to a thread, and 0 is the one that asks; elsewhere it would be that of the whole program. */
function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  setPriority(0, Math.min(constants.priority.PRIORITY_LOW, getPriority(0) + NICENESS));
}

const given = (workerData as { firsthandCrawl?: ThreadOptions } | null)?.firsthandCrawl;
if (parentPort && given) await serve(parentPort, given);
