import { startTaskWorker, type OutageWatch, type TaskWorker } from '@firsthand/database';
import { logTaskTrouble } from '../log-task-trouble.ts';
import { SEND_MAIL } from './queue-mail.ts';
import { sendQueuedMail, type SendingOptions } from './send-queued-mail.ts';

const AT_ONCE = 4;
/** Somebody looks at the page that says the mail is coming. */
const POLL_MS = 500;

export interface MailingOptions extends SendingOptions {
  /** Told when the database is away and back; default: the log. */
  outages?: OutageWatch;
}

/**
 * Starts sending the mails that wait in the queue. A temporary failure is tried again by the queue; after the last
 * attempt, or at once when the server refused for good, the mail counts as failed, which the page that asked shows.
 *
 * At least once: a worker that is killed between the server's "taken" and the note of it leaves a mail that the next
 * worker sends again, under the same Message-ID. Two equal mails with a link that works once do no harm; a lost one would.
 */
export function startMailing(options: MailingOptions): TaskWorker {
  const { db, logger } = options;
  return startTaskWorker({
    db,
    handlers: { [SEND_MAIL]: (task, { signal }) => sendQueuedMail(options, task, signal) },
    concurrency: AT_ONCE,
    pollMs: POLL_MS,
    outages: options.outages,
    telemetry: options.telemetry,
    onError: logTaskTrouble(logger, { failed: 'a mail was not sent yet', queue: 'mails', keyName: 'mail' }),
  });
}
