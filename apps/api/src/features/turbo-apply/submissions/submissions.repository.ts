import type { Submission } from '@firsthand/contracts';
import { enqueueTask, type Executor, type Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** Sends a confirmed application through the employer's API. */
export const SEND_APPLICATION = 'send-application';
/** Takes of a task, not tries to send: those are counted in the submission. A take fails when the database is away. */
const TAKES = 75;

export type SubmissionRow = Selectable<Tables['application_submissions']>;

/** Which try of which application a task is for. */
export interface SendPayload {
  applicationId: number;
  /** The board's canonical address: the job may be gone when the turn comes. */
  board: string;
  /** 1 for the first try. */
  attempt: number;
}

/** Puts a sealed application in the queue: give the transaction that seals it. */
export async function queueSubmission(
  tx: Executor,
  { applicationId, board }: { applicationId: number; board: string },
): Promise<void> {
  await tx
    .insertInto('application_submissions')
    .values({ application_id: applicationId, state: 'waiting', message: null, receipt: null })
    .execute();
  await queueAttempt(tx, { applicationId, board, attempt: 1 });
}

/** Every try is a task of its own, so that one that is taken twice is not taken for the next. */
export async function queueAttempt(tx: Executor, payload: SendPayload, runAt?: Date): Promise<void> {
  await enqueueTask(tx, {
    kind: SEND_APPLICATION,
    key: `${payload.applicationId}:${payload.attempt}`,
    payload,
    maxAttempts: TAKES,
    ...(runAt && { runAt }),
  });
}

export async function findSubmission(
  db: Executor,
  applicationId: number,
): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('application_submissions')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Notes that this try begins, before anything leaves. False when it is not this try's turn. */
export async function markSending(
  tx: Executor,
  { applicationId, attempt }: Pick<SendPayload, 'applicationId' | 'attempt'>,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('application_submissions')
    .set({ state: 'sending', attempts: attempt, sent_at: now, next_attempt_at: null, message: null })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt - 1)
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface SubmissionEnd {
  state: Submission['state'];
  message: string | null;
  receipt?: Record<string, unknown>;
  nextAttemptAt?: Date;
}

/**
 * Notes what came of a try. False when it is no longer this try's: the application is gone, or something else was noted.
 * What was taken for unknown meanwhile gets the answer, should it still come.
 */
export async function settleSubmission(
  tx: Executor,
  { applicationId, attempt }: Pick<SendPayload, 'applicationId' | 'attempt'>,
  { state, message, receipt, nextAttemptAt }: SubmissionEnd,
): Promise<boolean> {
  const row = await tx
    .updateTable('application_submissions')
    .set({
      ...{ state, message, next_attempt_at: nextAttemptAt ?? null },
      receipt: receipt ? JSON.stringify(receipt) : null,
      ...(state === 'waiting' ? { sent_at: null } : {}),
    })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['sending', 'unknown'])
    .where('attempts', '=', attempt)
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an application will not be sent at all. False when it is not waiting. */
export async function dropSubmission(tx: Executor, applicationId: number, message: string): Promise<boolean> {
  const row = await tx
    .updateTable('application_submissions')
    .set({ state: 'refused', message, next_attempt_at: null })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}
