import type { Telemetry } from '@firsthand/contracts';
import { startTaskWorker, type OutageWatch, type TaskWorker } from '@firsthand/database';
import { z } from 'zod';
import { logTaskTrouble } from '../../log-task-trouble.ts';
import type { ApiContext } from '../../api-context.ts';
import {
  PLAN_AUTO_APPLY,
  planAutoApply,
  PREPARE_APPLICATIONS,
  queuePlan,
} from './auto-apply/plan-auto-apply.ts';
import { prepareApplications } from './auto-apply/prepare-applications.ts';
import { sendConfirmed } from './submissions/send-application.ts';
import { SEND_APPLICATION, type SendPayload } from './submissions/submissions.repository.ts';

const AT_ONCE = 4;
/** Somebody looks at the page that says it is being sent. */
const POLL_MS = 500;
/** An answer that comes in this time while stopping is noted; a later one leaves the outcome unknown. */
const STOP_MS = 20_000;
const sendSchema: z.ZodType<SendPayload> = z.object({
  applicationId: z.number(),
  board: z.string(),
  attempt: z.number(),
});
const personSchema = z.object({ userId: z.number() });

export type ApplyingWorkOptions = {
  logger: Pick<ApiContext['logger'], 'info' | 'warn' | 'error'>;
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
  /** Told of each task; default: nobody is. */
  telemetry?: Telemetry;
} & Pick<
  ApiContext,
  'database' | 'search' | 'now' | 'atsFetch' | 'findApplyKey' | 'toExternalUrl' | 'offersTurboApply'
>;

/**
 * Starts sending what people confirmed, and, where Turbo Apply is offered, preparing what their criteria find. What was
 * confirmed before it was switched off is still sent.
 */
export function startApplying(options: ApplyingWorkOptions): TaskWorker {
  const { database, logger, now, offersTurboApply } = options;
  const { db } = database;
  const worker = startTaskWorker({
    db,
    handlers: {
      [SEND_APPLICATION]: async ({ payload }, { signal }) => {
        const { applicationId, attempt, board } = sendSchema.parse(payload);
        const tools = { db, now, findApplyKey: options.findApplyKey, fetch: options.atsFetch };
        const outcome = await sendConfirmed(tools, { applicationId, attempt, board }, signal);
        if (outcome) logger.info({ application: applicationId, attempt, outcome }, 'an application was sent');
      },
      ...(offersTurboApply && {
        [PLAN_AUTO_APPLY]: async () => {
          await planAutoApply(db, now());
        },
        [PREPARE_APPLICATIONS]: async ({ payload }, { signal }) => {
          const { userId } = personSchema.parse(payload);
          const prepared = await prepareApplications(options, userId, signal);
          if (prepared > 0) logger.info({ user: userId, prepared }, 'applications were prepared');
        },
      }),
    },
    concurrency: AT_ONCE,
    pollMs: POLL_MS,
    stopMs: STOP_MS,
    outages: options.outages,
    telemetry: options.telemetry,
    onError: logTaskTrouble(logger, { failed: 'applying failed', queue: 'applications' }),
  });
  if (offersTurboApply) {
    queuePlan(db, now()).catch((error: unknown) => {
      logger.error({ err: error }, 'auto-apply could not be planned');
    });
  }
  return worker;
}
