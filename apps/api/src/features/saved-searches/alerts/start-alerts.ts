import {
  enqueueTask,
  startTaskWorker,
  type Executor,
  type OutageWatch,
  type TaskWorker,
} from '@firsthand/database';
import { logTaskTrouble } from '../../../log-task-trouble.ts';
import type { ApiContext } from '../../../api-context.ts';
import { writeDueAlerts, type AlertTools } from './write-alerts.ts';

const SEND_ALERTS = 'send-alerts';
/** How often is looked for what is due. */
const EVERY_MS = 30_000;

export interface AlertWorkOptions extends AlertTools {
  logger: Pick<ApiContext['logger'], 'info' | 'warn' | 'error'>;
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
}

/** Starts writing the mails of alerts that are due. On several nodes each time is looked once. */
export function startAlerts(options: AlertWorkOptions): TaskWorker {
  const { db, logger, now } = options;
  const worker = startTaskWorker({
    db,
    handlers: {
      [SEND_ALERTS]: async (_task, { signal }) => {
        await queueNext(db, now());
        const written = await writeDueAlerts(options, signal);
        if (written.length > 0) logger.info({ mails: written.length }, 'alerts were written');
      },
    },
    outages: options.outages,
    telemetry: options.telemetry,
    onError: logTaskTrouble(logger, { failed: 'alerts were not written', queue: 'alerts' }),
  });
  queueAlerts(db).catch((error: unknown) => {
    logger.error({ err: error }, 'alerts could not be planned');
  });
  return worker;
}

/** Has what is due looked for at once: something may be to be told instantly. */
export async function queueAlerts(executor: Executor): Promise<void> {
  await enqueueTask(executor, { kind: SEND_ALERTS, key: 'now' });
}

/** One task for each time, so that a look that takes long holds up none. */
async function queueNext(executor: Executor, now: Date): Promise<void> {
  const runAt = new Date((Math.floor(now.getTime() / EVERY_MS) + 1) * EVERY_MS);
  await enqueueTask(executor, { kind: SEND_ALERTS, key: runAt.toISOString(), runAt });
}
