import { joinSignals } from '@firsthand/contracts/signals';
import type { Executor } from '../database.ts';
import { extendLease, type Task } from './queue.ts';

/** Why a handler's signal aborts when somebody else may have the task by now. */
export class LeaseLostError extends Error {
  constructor(task: Task) {
    super(`The lease of task ${task.kind} ${task.key} was lost`);
    this.name = 'LeaseLostError';
  }
}

/**
 * Runs `work` while extending the task's lease three times per `leaseSeconds`. Its signal aborts when the lease is
 * lost, when it could not be extended in time, or with `signal`. What becomes of the task is the caller's affair. The time
 * is counted by what never goes back: a clock that jumps neither loses a lease nor keeps one that is over.
 */
export async function renewLease<T>(
  executor: Executor,
  task: Task,
  options: { leaseSeconds: number; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const { signal, clear } = joinSignals([...(options.signal ? [options.signal] : []), lost.signal]);
  const leaseMs = options.leaseSeconds * 1_000;
  let safeUntil = performance.now() + leaseMs;
  let beating = false;

  const beat = async () => {
    if (beating || lost.signal.aborted) return;
    beating = true;
    const askedAt = performance.now();
    try {
      if (await extendLease(executor, task, options.leaseSeconds)) safeUntil = askedAt + leaseMs;
      else lost.abort(new LeaseLostError(task));
    } catch {
      // The database is away. It may be back before the lease ends; the check below gives up when it is not.
    } finally {
      beating = false;
    }
  };
  const timer = setInterval(() => {
    if (performance.now() >= safeUntil) lost.abort(new LeaseLostError(task));
    void beat();
  }, leaseMs / 3);
  try {
    return await work(signal);
  } finally {
    clearInterval(timer);
    clear();
  }
}
