import { LIMITS, MINUTE_MS } from '@firsthand/contracts';
import {
  startTaskWorker,
  type Db,
  type OutageWatch,
  type Tables,
  type Task,
  type TaskWorker,
} from '@firsthand/database';
import { MailError, type Mailer } from '@firsthand/mailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { failAbandonedMails, findWaitingMail, settleMail } from './mails.repository.ts';
import { SEND_MAIL } from './queue-mail.ts';

const AT_ONCE = 4;
/** Somebody looks at the page that says the mail is coming. */
const POLL_MS = 500;

export interface MailingOptions {
  db: Db;
  mailer: Mailer;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
}

/**
 * Starts sending the mails that wait in the queue. A temporary failure is tried again by the queue; after the last
 * attempt, or at once when the server refused for good, the mail counts as failed, which the page that asked shows.
 *
 * At least once: a worker that is killed between the server's "taken" and the note of it leaves a mail that the next
 * worker sends again. Two equal mails with a link that works once do no harm; a lost one would.
 */
export function startMailing(options: MailingOptions): TaskWorker {
  const { db, logger } = options;
  return startTaskWorker({
    db,
    handlers: { [SEND_MAIL]: (task, { signal }) => sendMail(options, task, signal) },
    concurrency: AT_ONCE,
    pollMs: POLL_MS,
    outages: options.outages,
    onError: (error, task) => {
      if (task)
        logger.warn({ err: error, mail: task.key, attempt: task.attempts }, 'a mail was not sent yet');
      else logger.error({ err: error }, 'the mail queue cannot be read');
    },
  });
}

async function sendMail(options: MailingOptions, task: Task, signal: AbortSignal): Promise<void> {
  const { db, mailer, logger, clock } = options;
  await failAbandonedMails(db, clock());
  const mail = await findWaitingMail(db, Number(task.key));
  // Sent by a worker that died before it said so to the queue, or gone with its account.
  if (!mail) return;
  try {
    if (isTooLate(mail, clock())) throw new MailError('The link in the mail is too old', { permanent: true });
    await mailer.send(toContent(mail), { signal });
  } catch (error) {
    const isFinal = error instanceof MailError && error.permanent;
    // A stopped worker gives the task back unchanged, so its last attempt is still to come.
    if (signal.aborted || (!isFinal && task.attempts < task.maxAttempts)) throw error;
    logger.error({ err: error, mail: mail.id, attempt: task.attempts }, 'a mail was given up');
    await settleMail(db, mail.id, { state: 'failed', error: toReason(error), now: clock() });
    return;
  }
  await settleMail(db, mail.id, { state: 'sent', error: null, now: clock() });
  logger.info({ mail: mail.id, kind: mail.kind }, 'a mail was sent');
}

type WaitingMail = Selectable<Tables['mails']>;

function toContent({ recipient, subject, text, html }: WaitingMail) {
  return { to: recipient, subject, text: text ?? '', html: html ?? '' };
}

/** A queue that stood still for long would hand out links that no longer work. */
function isTooLate({ kind, created_at }: WaitingMail, now: Date): boolean {
  const holdsLink = kind === 'magic-link' || kind === 'email-change';
  return holdsLink && now.getTime() - created_at.getTime() >= LIMITS.magicLinkMinutes * MINUTE_MS;
}

function toReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 1_000);
}
