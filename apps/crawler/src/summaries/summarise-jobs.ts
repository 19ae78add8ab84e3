import type { Db } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import type { TextAssistant } from '@firsthand/text-assistant';
import { findUntriedJobs, storeTry, type UntriedJob } from './untried-jobs.ts';

/** Jobs asked about between two looks at what is left. */
export const BATCH_SIZE = 20;
const ASKED_AT_ONCE = 2;

/** The model cannot be asked now. The jobs it gave no answer for stay untried, with their extracts. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
}

export interface SummariseOptions {
  assistant: TextAssistant;
  clock: () => Date;
  /** Ends the batch; questions under way are given up and stay untried. */
  signal: AbortSignal;
}

/**
 * Asks the model about the newest untried jobs, two at once, and stores each answer as it comes. Gives the number of
 * jobs that were settled, 0 when none was left. Throws `ModelUnavailableError` at the first sign that asking on is of
 * no use now.
 */
export async function summariseJobs(db: Db, options: SummariseOptions): Promise<number> {
  const waiting = await findUntriedJobs(db, BATCH_SIZE);
  const batch: Batch = { waiting, refused: [], settled: 0, answered: false, isUnavailable: false };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, () => askInTurn(db, batch, options)));
  options.signal.throwIfAborted();
  // An endpoint that refuses every question is set up wrongly; one that answers others refuses this posting.
  if (batch.answered) {
    for (const job of batch.refused) await storeTry(db, job, null, options.clock());
    batch.settled += batch.refused.length;
  }
  if (batch.isUnavailable || (!batch.answered && batch.refused.length > 0))
    throw new ModelUnavailableError('The model could not be asked; it is asked again later');
  return batch.settled;
}

interface Batch {
  waiting: UntriedJob[];
  refused: UntriedJob[];
  settled: number;
  /** Whether the model has said anything at all. */
  answered: boolean;
  isUnavailable: boolean;
}

async function askInTurn(db: Db, batch: Batch, options: SummariseOptions): Promise<void> {
  const { assistant, clock, signal } = options;
  const isOver = () => batch.isUnavailable || signal.aborted;
  while (!isOver()) {
    const job = batch.waiting.shift();
    if (job === undefined) return;
    const { text, origin, failure } = await callFor(`job ${job.id}`, () => assistant.summarise(job, signal));
    if (signal.aborted) return;
    if (failure === 'unavailable') batch.isUnavailable = true;
    else if (failure === 'refused') batch.refused.push(job);
    else {
      // Nobody is asked about a posting without a description: that says nothing of the model.
      if (origin === 'model' || failure === 'unusable') batch.answered = true;
      await storeTry(db, job, origin === 'model' ? text : null, clock());
      batch.settled += 1;
    }
  }
}
