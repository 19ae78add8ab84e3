import type { Telemetry } from '@firsthand/contracts';
import {
  enqueueTask,
  startLoop,
  startTaskWorker,
  type Db,
  type Loop,
  type OutageWatch,
} from '@firsthand/database';
import type { TextAssistant } from '@firsthand/text-assistant';
import { summariseJobs } from './summarise-jobs.ts';
import { hasUntriedJobs } from './untried-jobs.ts';

export const SUMMARISE_JOBS = 'summarise-jobs';
/** A model may be away for weeks; the queue's pauses end at an hour. */
const MAX_ATTEMPTS = 1_000_000;
/** Batches of one task: a task that ends well forgets its failures, so it must end now and then. */
const BATCHES_PER_TASK = 10;
const LOOK_EVERY_MS = 5_000;

export interface SummariesOptions {
  db: Db;
  /** One that has a model: without one, nothing is gained by asking. */
  assistant: TextAssistant;
  clock: () => Date;
  /** How long the task of a killed worker stays taken. */
  leaseSeconds: number;
  /** Between looks for untried jobs; default 5,000. */
  lookEveryMs?: number | undefined;
  /** Told when the database is away and back; default: `onError`. */
  outages?: OutageWatch | undefined;
  telemetry?: Telemetry | undefined;
  /** Told when the model is away (`ModelUnavailableError`) and when the database is. */
  onError: (error: unknown) => void;
}

/**
 * Has the model write the summaries of open jobs, in the background, until stopped. All nodes share one task, so the
 * model is asked twice at once, whatever their number. When it is away the queue's growing pauses apply.
 */
export function startSummaries(options: SummariesOptions): Loop {
  const { db, assistant, clock, leaseSeconds, onError } = options;
  const worker = startTaskWorker({
    db,
    leaseSeconds,
    outages: options.outages,
    telemetry: options.telemetry,
    handlers: {
      [SUMMARISE_JOBS]: async (_task, { signal }) => {
        for (let batch = 0; batch < BATCHES_PER_TASK; batch += 1) {
          if ((await summariseJobs(db, { assistant, clock, signal })) === 0) return;
        }
      },
    },
    onError,
  });
  const look = async () => {
    if (!(await hasUntriedJobs(db))) return;
    if (await enqueueTask(db, { kind: SUMMARISE_JOBS, key: 'all', maxAttempts: MAX_ATTEMPTS })) worker.wake();
  };
  const looking = startLoop(look, options.lookEveryMs ?? LOOK_EVERY_MS, onError, options.outages);
  return {
    wake: looking.wake,
    stop: async () => {
      await looking.stop();
      await worker.stop();
    },
  };
}
