import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firsthand/contracts';
import { sendApplication, type OutgoingApplication, type SendOutcome } from '@firsthand/applying';
import type { Db, Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { findSealedApplication, type SealedApplication } from '../../job-applications/sealed-application.ts';
import { setStatus } from '../../job-applications/set-status.ts';
import {
  dropSubmission,
  findSubmission,
  markSending,
  queueAttempt,
  settleSubmission,
  type SendPayload,
  type SubmissionEnd,
} from './submissions.repository.ts';

/** Tries, when the employer's system certainly took nothing each time. */
const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** A longer Retry-After is taken for a mistake. */
const LONGEST_ASKED_MS = DAY_MS;

const TEXTS = {
  unknown:
    'We cannot know whether the employer has this application. It is not sent a second time by itself: please ask the employer.',
  crashed: 'This server was stopped while the application was being sent.',
  keyGone:
    'The key for sending to this employer is no longer set up here. Nothing was sent: you can apply on the employer’s page.',
  movedOn: 'You moved this application on before it was sent, so nothing was sent from here.',
  givenUp: 'Nothing was sent: you can apply on the employer’s page.',
} as const;

export interface SendingTools {
  db: Db;
  findApplyKey: ApiContext['findApplyKey'];
  fetch: ApiContext['atsFetch'];
  now: () => Date;
}

/**
 * One try to send a confirmed application, from its sealed packet alone. That it is being sent is written down before
 * anything leaves: whoever finds that note without an outcome knows that somebody was interrupted, and does not send.
 * Gives what came of it, for the log; undefined when there was nothing to do.
 */
export async function sendConfirmed(
  tools: SendingTools,
  payload: SendPayload,
  signal: AbortSignal,
): Promise<SendOutcome['outcome'] | 'dropped' | undefined> {
  const { db, now } = tools;
  const submission = await findSubmission(db, payload.applicationId);
  // Gone with its application, settled, or the turn of another try.
  if (!submission) return undefined;
  if (submission.state === 'sending' && submission.attempts === payload.attempt) {
    await settle(tools, payload, { outcome: 'unknown', message: TEXTS.crashed });
    return 'unknown';
  }
  if (submission.state !== 'waiting' || submission.attempts !== payload.attempt - 1) return undefined;
  signal.throwIfAborted();

  const begun = await db.transaction().execute((tx) => begin(tx, tools, payload));
  if (begun === 'not-now') return undefined;
  if (begun === 'dropped') return begun;
  const outcome = await sendApplication(begun.outgoing, { key: begun.key, fetch: tools.fetch });
  await settle({ db, now }, payload, outcome);
  return outcome.outcome;
}

type Begun = { outgoing: OutgoingApplication; key: string } | 'dropped' | 'not-now';

async function begin(
  tx: Executor,
  { findApplyKey, now }: SendingTools,
  payload: SendPayload,
): Promise<Begun> {
  const { applicationId, board } = payload;
  const sealed = await findSealedApplication(tx, applicationId);
  if (!sealed) return 'not-now';
  const key = findApplyKey(sealed.source, board);
  if (sealed.stage !== 'saved') return drop(tx, { sealed, message: TEXTS.movedOn, now: now() });
  if (key === null) return drop(tx, { sealed, message: TEXTS.keyGone, now: now() });
  if (!(await markSending(tx, payload, now()))) return 'not-now';
  return { outgoing: toOutgoing(sealed, board), key };
}

/** Not sent at all: the person went another way meanwhile, or it cannot be sent from here any more. */
async function drop(
  tx: Executor,
  { sealed, message, now }: { sealed: SealedApplication; message: string; now: Date },
): Promise<'dropped' | 'not-now'> {
  if (!(await dropSubmission(tx, sealed.id, message))) return 'not-now';
  const hasApplied = sealed.stage !== 'saved' && sealed.stage !== 'withdrawn';
  await setStatus(tx, sealed.id, { status: hasApplied ? 'completed' : 'failed', now });
  return 'dropped';
}

function toOutgoing(
  { packet, files, source, externalId }: SealedApplication,
  board: string,
): OutgoingApplication {
  return {
    job: { source, board, externalId },
    answers: packet.fields.flatMap((field) =>
      field.value === null || field.value.length === 0 ? [] : [{ field, value: field.value }],
    ),
    files,
  };
}

async function settle(
  { db, now }: Pick<SendingTools, 'db' | 'now'>,
  payload: SendPayload,
  outcome: SendOutcome,
): Promise<void> {
  const at = now();
  const end = toEnd(outcome, payload.attempt, at);
  await db.transaction().execute(async (tx) => {
    if (!(await settleSubmission(tx, payload, end))) return;
    if (end.state === 'waiting') {
      await queueAttempt(tx, { ...payload, attempt: payload.attempt + 1 }, end.nextAttemptAt);
    } else if (end.state === 'accepted') {
      await setStatus(tx, payload.applicationId, { status: 'submitted', stage: 'applied', now: at });
    } else {
      await setStatus(tx, payload.applicationId, { status: 'failed', now: at });
    }
  });
}

function toEnd(outcome: SendOutcome, attempt: number, now: Date): SubmissionEnd {
  switch (outcome.outcome) {
    case 'accepted':
      return { state: 'accepted', message: null, receipt: outcome.receipt };
    case 'refused':
      return { state: 'refused', message: outcome.message };
    case 'unknown':
      return { state: 'unknown', message: `${outcome.message} ${TEXTS.unknown}` };
    case 'later':
      if (attempt >= MOST_ATTEMPTS)
        return { state: 'refused', message: `${outcome.message} ${TEXTS.givenUp}` };
      return {
        state: 'waiting',
        message: outcome.message,
        nextAttemptAt: new Date(now.getTime() + toPauseMs(attempt, outcome.retryAfterSeconds)),
      };
  }
}

/** A minute, doubled with each try up to an hour, or what the employer's system asked for when that is longer. */
function toPauseMs(attempt: number, retryAfterSeconds: number | null): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return Math.max(pause, Math.min(LONGEST_ASKED_MS, (retryAfterSeconds ?? 0) * 1_000));
}
