import { createAtsFetch, CONNECTORS, type ClosableAtsFetch } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import { startSandbox, toSandboxPageUrl, type Sandbox } from '@firsthand/sandbox';
import { createTextAssistant, type TextAssistant } from '@firsthand/text-assistant';
import { pino, type Logger } from 'pino';
import { loadApplyKeys, type FindApplyKey } from './apply-keys.ts';
import { loadBoards } from './boards.ts';
import type { Config } from './config.ts';
import { openStore, type Store } from './open-store.ts';

const PRODUCT_VERSION = '0.1';
/** The sandbox's world moves slowly; a few minutes show it without keeping the machine busy. */
const SANDBOX_INTERVAL_SECONDS = 300;

export interface Context {
  config: Config;
  logger: Logger;
  store: Store;
  sandbox: Sandbox | null;
  ats: ClosableAtsFetch;
  /** Null without a model: summaries are extracted when postings are stored. */
  assistant: TextAssistant | null;
  boards: number;
  findApplyKey: FindApplyKey;
  crawlIntervalSeconds: number | undefined;
  toExternalUrl: (url: string) => string;
  toBoardUrl: (source: string, board: string) => string | null;
  toNavigationParts: (
    source: string,
    board: string,
  ) => { domain: string; clientName: string; clientProject: string } | null;
  close: () => Promise<void>;
}

/** Opens everything the program and its commands share. Whatever was opened is closed again when a later step fails. */
export async function createContext(
  config: Config,
  options: { rootDirectory: string; onNotice: (text: string) => void },
): Promise<Context> {
  const logger = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password', '*.secret', '*.key'],
  });
  const store = await openStore(config);
  const closers = [store.close];
  try {
    const sandbox = config.usesSandbox ? await startSandbox() : null;
    if (sandbox) closers.unshift(sandbox.close);
    const ats = createAtsFetch({
      budgets: Object.values(CONNECTORS).flatMap((connector) => connector.budgets),
      userAgent: `Firsthand/${PRODUCT_VERSION} (job search; ${config.contact})`,
      gateway: config.atsGateway ?? sandbox?.url,
    });
    closers.unshift(ats.close);
    const boards = await loadBoards(store.database.db, config, sandbox, {
      rootDirectory: options.rootDirectory,
      onFault: options.onNotice,
    });
    const findApplyKey = await loadApplyKeys(config, sandbox, options.onNotice);
    return {
      config,
      logger,
      store,
      sandbox,
      ats,
      assistant: createAssistant(config, logger),
      boards,
      findApplyKey,
      crawlIntervalSeconds: sandbox ? SANDBOX_INTERVAL_SECONDS : undefined,
      toExternalUrl: (url) => (sandbox ? toSandboxPageUrl(`${config.publicUrl}/sandbox`, url) : url),
      // The sandbox's boards have no page for people.
      toBoardUrl: (source, board) => (sandbox ? null : CONNECTORS[source as Source].toBoardUrl(board)),
      toNavigationParts: (source, board) => CONNECTORS[source as Source].toNavigationParts(board),
      close: () => closeAll(closers),
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

function createAssistant({ model }: Config, logger: Logger): TextAssistant | null {
  if (model === null) return null;
  return createTextAssistant({
    model,
    onModelError: (error) => {
      logger.warn({ err: error, model: model.model }, 'the model wrote no summary; the extract stays');
    },
  });
}

/** In order; one that fails does not keep the rest open, above all not the lock of the data directory. */
export async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something could not be closed');
}
