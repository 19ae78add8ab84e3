import { createAtsFetch, CONNECTORS, type ClosableAtsFetch } from '@firsthand/connectors';
import type { Source, Telemetry } from '@firsthand/contracts';
import type { OnStatement, OutageWatch } from '@firsthand/database';
import type { Sandbox } from '@firsthand/sandbox';
import { openDoors, type Door, type Doors } from '@firsthand/outside';
import { createTextAssistant, type TextAssistant } from '@firsthand/text-assistant';
import type { Logger } from 'pino';
import { loadApplyKeys, type FindApplyKey } from './settings/apply-keys.ts';
import { loadBoards } from './boards.ts';
import type { Config } from './settings/config.ts';
import { closeAll } from './close-all.ts';
import { createLogger } from './create-logger.ts';
import { openStore, type Store } from './store/open-store.ts';
import { logHosts } from './log-hosts.ts';
import { logOutages } from './log-outages.ts';
import { createTelemetry } from './telemetry/create-telemetry.ts';
import { countOutside } from './telemetry/count-outside.ts';

const PRODUCT_VERSION = '0.1';
/** The sandbox's world moves slowly; a few minutes show it without keeping the machine busy. */
const SANDBOX_INTERVAL_SECONDS = 300;

export interface Context {
  config: Config;
  logger: Logger;
  /** Told what happens in this program. */
  telemetry: Telemetry;
  outages: OutageWatch;
  store: Store;
  sandbox: Sandbox | null;
  /** Where something leaves the process. */
  doors: Doors;
  ats: ClosableAtsFetch;
  /** Null without a model: summaries are extracted when postings are stored. */
  assistant: TextAssistant | null;
  /** How many are crawled; none by a web node. */
  boards: number;
  findApplyKey: FindApplyKey;
  crawlIntervalSeconds: number | undefined;
  toExternalUrl: (url: string) => string;
  readExternalUrl: (url: string) => string;
  toBoardUrl: (source: string, board: string) => string | null;
  close: () => Promise<void>;
}

export interface ContextOptions {
  rootDirectory: string;
  onNotice: (text: string) => void;
  /** Default: the log alone is told what its lines belong to, as with the commands. */
  telemetry?: Telemetry;
  /** Told of every statement that the store is asked. Default: nobody is. */
  onStatement?: OnStatement | undefined;
  /** Default: one of the level that the settings name. */
  logger?: Logger;
}

/** Opens everything the program and its commands share. Whatever was opened is closed again when a later step fails. */
export async function createContext(config: Config, options: ContextOptions): Promise<Context> {
  const { logger = createLogger(config.logLevel), telemetry = createTelemetry(null) } = options;
  const store = await openStore(config, options.onNotice, options.onStatement);
  const closers = [store.close];
  try {
    // Loaded where it is used, here and in stand-ins.ts: beside the real systems nothing of it is in memory.
    const demo = config.usesSandbox ? await import('@firsthand/sandbox') : null;
    const sandbox = demo && (await demo.startSandbox());
    if (sandbox) closers.unshift(sandbox.close);
    const tellLog = logHosts(logger);
    const doors = openDoors((event) => {
      tellLog(event);
      countOutside(telemetry, event);
    });
    const ats = createAtsFetch({
      door: doors.ats,
      budgets: Object.values(CONNECTORS).flatMap((connector) => connector.budgets),
      userAgent: `Firsthand/${PRODUCT_VERSION} (job search; ${config.contact})`,
      gateway: config.atsGateway ?? sandbox?.url,
    });
    closers.unshift(ats.close);
    const boards =
      config.role === 'web'
        ? 0
        : await loadBoards(store.database.db, config, sandbox, {
            rootDirectory: options.rootDirectory,
            onFault: options.onNotice,
          });
    const findApplyKey = await loadApplyKeys(config, sandbox, options.onNotice);
    return {
      config,
      logger,
      telemetry,
      outages: logOutages(logger),
      store,
      sandbox,
      doors,
      ats,
      assistant: createAssistant(config, logger, doors.model),
      boards,
      findApplyKey,
      crawlIntervalSeconds: sandbox ? SANDBOX_INTERVAL_SECONDS : undefined,
      toExternalUrl: (url) => (demo ? demo.toSandboxPageUrl(`${config.publicUrl}/sandbox`, url) : url),
      readExternalUrl: (url) => (demo ? demo.readSandboxPageUrl(`${config.publicUrl}/sandbox`, url) : url),
      // The sandbox's boards have no page for people.
      toBoardUrl: (source, board) => (sandbox ? null : CONNECTORS[source as Source].toBoardUrl(board)),
      close: () => closeAll(closers),
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

function createAssistant({ model }: Config, logger: Logger, door: Door): TextAssistant | null {
  if (model === null) return null;
  return createTextAssistant({
    model: { ...model, door },
    onModelError: (error) => {
      logger.warn({ err: error, model: model.model }, 'the model wrote no summary; the extract stays');
    },
  });
}
