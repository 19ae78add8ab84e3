import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { NO_TELEMETRY, type RunningWork, type Telemetry } from '@firsthand/contracts';
import { isDatabaseUnavailable } from '../database-errors.ts';
import type { Db } from '../database.ts';
import { toPauseMs, watchOutages, type OutageWatch } from '../watch-outages.ts';
import { renewLease } from './renew-lease.ts';
import { failTask, finishTask, isNotTried, releaseTask, sweepTasks, takeTask, type Task } from './queue.ts';

const DEFAULT_STOP_MS = 10_000;
const SWEEP_MS = 60_000;

export type TaskHandler = (task: Task, context: { signal: AbortSignal }) => Promise<void>;

export interface TaskWorkerOptions {
  db: Db;
  /** By kind; a worker takes only the kinds it has a handler for. */
  handlers: Record<string, TaskHandler>;
  /** Tasks at once; default 1. */
  concurrency?: number;
  /** How long a task of a killed worker stays taken; default 60. */
  leaseSeconds?: number;
  /** Between looks at an empty queue; default 1000. */
  pollMs?: number;
  /** Default: host, pid and a random part. */
  owner?: string;
  /** How long `stop` waits for handlers whose signal it has aborted; default 10 000. */
  stopMs?: number;
  /**
   * Told of each failing task, and (without a task) of a queue that cannot be read; of a database that is away only
   * once, and not at all when `outages` is given.
   */
  onError?: (error: unknown, task?: Task) => void;
  /** Shared by all that use the same database: told of it being away and back in this worker's stead. */
  outages?: OutageWatch | undefined;
  /** Told of every take of a task; default: nobody is. */
  telemetry?: Telemetry | undefined;
}

export interface TaskWorker {
  /** Aborts the running handlers' signals, waits for them and puts their tasks back. Safe to call twice. */
  stop(): Promise<void>;
  /** Looks at the queue now. */
  wake(): void;
}

/** A name no other worker has: `host:pid:random`. */
export function createOwner(): string {
  return `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
}

/** Starts taking tasks and running their handlers until stopped. */
export function startTaskWorker(options: TaskWorkerOptions): TaskWorker {
  const {
    db,
    handlers,
    concurrency = 1,
    leaseSeconds = 60,
    pollMs = 1_000,
    telemetry = NO_TELEMETRY,
  } = options;
  const owner = options.owner ?? createOwner();
  const onError = options.onError ?? (() => undefined);
  const outages = options.outages ?? watchOutages({ onLost: (error) => onError(error) });
  const kinds = Object.keys(handlers);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const bell = createBell();
  let sweptAt = -Infinity;

  const note = ({ kind, attempts }: Task, outcome: TakeOutcome, { work, startedAt }: Running) => {
    telemetry.count('firsthand_tasks_total', { kind, outcome });
    telemetry.observe('firsthand_task_seconds', { kind }, (performance.now() - startedAt) / 1_000);
    work.end({
      hasFailed: outcome === 'failed' || outcome === 'gave_up',
      facts: { outcome, attempt: attempts },
    });
  };

  const handle = (task: Task) => {
    const handler = handlers[task.kind];
    return renewLease(db, task, { leaseSeconds, signal: stopping.signal }, async (signal) => {
      if (!handler) throw new Error(`No handler for tasks of kind ${task.kind}`);
      await handler(task, { signal });
    });
  };

  const settle = async (task: Task, running: Running) => {
    try {
      await handle(task);
      await finishTask(db, task);
      note(task, 'done', running);
    } catch (error) {
      if (stopping.signal.aborted) {
        note(task, 'put_back', running);
        await releaseTask(db, task);
      } else {
        note(task, toOutcome(task, error), running);
        // Of a database that is away the loop tells; the task comes back with the end of its lease. Of a host that rests
        // its door has told.
        if (!isDatabaseUnavailable(error) && !isNotTried(error)) onError(error, task);
        await failTask(db, task, error);
        if (isDatabaseUnavailable(error)) onError(error, task);
      }
    }
  };

  const run = (task: Task) => {
    const work = telemetry.begin({ kind: 'task', name: task.kind, id: String(task.id) });
    const settled: Promise<void> = work
      .run(() =>
        settle(task, { work, startedAt: performance.now() })
          // The queue could not be told: the lease runs out and the task is taken again.
          .catch((error: unknown) => {
            if (!isDatabaseUnavailable(error)) onError(error, task);
          }),
      )
      .finally(() => {
        running.delete(settled);
        bell.ring();
      });
    running.add(settled);
  };

  const sweep = async () => {
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    await sweepTasks(db);
  };

  const takeAll = async () => {
    await sweep();
    while (running.size < concurrency && !stopping.signal.aborted) {
      const task = await takeTask(db, { kinds, owner, leaseSeconds });
      if (!task) return;
      run(task);
    }
  };

  const loop = async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await outages.during(takeAll);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!isDatabaseUnavailable(error)) onError(error);
      }
      await bell.wait(failures === 0 ? pollMs : Math.max(pollMs, toPauseMs(failures)));
    }
  };
  const looping = loop();

  return {
    wake: () => bell.ring(),
    stop: async () => {
      stopping.abort(new Error('The worker is stopping'));
      bell.ring();
      await looping;
      await within(options.stopMs ?? DEFAULT_STOP_MS, Promise.all(running));
    },
  };
}

interface Running {
  work: RunningWork;
  startedAt: number;
}

type TakeOutcome = 'done' | 'failed' | 'gave_up' | 'put_back';

function toOutcome({ attempts, maxAttempts }: Task, error: unknown): TakeOutcome {
  if (isNotTried(error)) return 'put_back';
  return attempts < maxAttempts ? 'failed' : 'gave_up';
}

/** Rung while nobody waits, it cuts the next wait short. */
function createBell(): { ring(): void; wait(atMostMs: number): Promise<void> } {
  let rung = false;
  let waiting: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      waiting?.();
    },
    wait: async (atMostMs) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, atMostMs);
          waiting = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      waiting = undefined;
      rung = false;
    },
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, tooLate]);
  clearTimeout(timer);
}
