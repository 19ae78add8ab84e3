import { CONNECTORS, type ClosableAtsFetch } from '@firsthand/connectors';
import type { Source, Telemetry } from '@firsthand/contracts';
import type { OnStatement, OutageWatch } from '@firsthand/database';
import type { Sandbox } from '@firsthand/sandbox';
import type { Doors } from '@firsthand/outside';
import type { Logger } from 'pino';
import { loadApplyKeys, type FindApplyKey } from './settings/apply-keys.ts';
import { loadBoards } from './boards.ts';
import type { Config } from './settings/config.ts';
import { closeAll } from './close-all.ts';
import { createLogger } from './create-logger.ts';
import { openStore, type Store } from './store/open-store.ts';
import { logOutages } from './log-outages.ts';
import { openAts } from './open-ats.ts';
import { createTelemetry } from './telemetry/create-telemetry.ts';

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
  /** Where every request to an ATS goes instead: to the sandbox, or as the operator set it. */
  gateway: string | undefined;
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
    const gateway = config.atsGateway ?? sandbox?.url;
    const { doors, ats } = openAts({ config, gateway, logger, telemetry });
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
      gateway,
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
