import type { Telemetry } from '@firsthand/contracts';
import {
  enqueueTask,
  startLoop,
  startTaskWorker,
  type OutageWatch,
  type TaskWorker,
} from '@firsthand/database';
import { logTaskTrouble } from '../../../log-task-trouble.ts';
import type { ApiContext } from '../../../api-context.ts';
import { KeptPercolator } from './kept-percolator.ts';
import { matchSavedSearches, type MatchTools } from './match-saved-searches.ts';
import { hasNews } from './matches.repository.ts';

const MATCH_SAVED_SEARCHES = 'match-saved-searches';
const LOOK_EVERY_MS = 1_000;

export interface MatchingOptions extends MatchTools {
  logger: Pick<ApiContext['logger'], 'info' | 'warn' | 'error'>;
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
  /** Told of each task; default: nobody is. */
  telemetry?: Telemetry;
  /** Between looks for jobs that are new or changed; default 1,000. */
  lookEveryMs?: number;
}

/** Starts matching new and changed jobs against saved searches. Of several nodes one does it at a time. */
export function startMatching(options: MatchingOptions): Pick<TaskWorker, 'stop'> {
  const { db, logger, outages } = options;
  const percolator = new KeptPercolator();
  const worker = startTaskWorker({
    db,
    handlers: {
      [MATCH_SAVED_SEARCHES]: async (_task, { signal }) => {
        const report = await matchSavedSearches(options, percolator, signal);
        if (report.matches > 0) logger.info(report, 'jobs came for saved searches');
      },
    },
    outages,
    telemetry: options.telemetry,
    onError: logTaskTrouble(logger, { failed: 'saved searches were not matched', queue: 'matching' }),
  });
  const look = async () => {
    if (!(await hasNews(db))) return;
    await enqueueTask(db, { kind: MATCH_SAVED_SEARCHES, key: 'all' });
    worker.wake();
  };
  const looking = startLoop(
    look,
    options.lookEveryMs ?? LOOK_EVERY_MS,
    (error) => logger.error({ err: error }, 'what saved searches wait for cannot be read'),
    outages,
  );
  return {
    stop: async () => {
      await looking.stop();
      await worker.stop();
      await percolator.close();
    },
  };
}
