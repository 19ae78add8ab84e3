import { createHash } from 'node:crypto';
import { LIMITS, MINUTE_MS, SECOND_MS, type Telemetry } from '@firsthand/contracts';
import type { Db, Tables, Task } from '@firsthand/database';
import { MailError, type Mailer } from '@firsthand/mailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { noteAlertOutcome, type AlertOutcome } from './note-alert-outcome.ts';
import { findAbandonedMails, findWaitingMail, settleMail } from './mails.repository.ts';

export interface SendingOptions {
  db: Db;
  mailer: Mailer;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
  /** Told what became of each mail; default: nobody is. */
  telemetry?: Telemetry;
}

/**
 * Hands the mail of a task to the mail server and notes what became of it. Throws when it is worth another try; after the
 * last one, or when the server refused for good, the mail has failed.
 */
export async function sendQueuedMail(
  options: SendingOptions,
  task: Task,
  signal: AbortSignal,
): Promise<void> {
  const { db, mailer, logger, clock } = options;
  for (const { error, ...mail } of await findAbandonedMails(db)) {
    await settle(options, mail, { outcome: 'undelivered', error });
  }
  const mail = await findWaitingMail(db, Number(task.key));
  // Sent by a worker that died before it said so to the queue, or gone with its account.
  if (!mail) return;
  const startedAt = performance.now();
  const note = (hasFailed: boolean) => {
    const seconds = (performance.now() - startedAt) / SECOND_MS;
    options.telemetry?.note({ name: 'mail', seconds, hasFailed, facts: { kind: mail.kind } });
  };
  try {
    if (isTooLate(mail, clock())) throw new MailError('The link in the mail is too old', { permanent: true });
    await mailer.send(toContent(mail), { signal });
    note(false);
  } catch (error) {
    note(true);
    const isFinal = error instanceof MailError && error.permanent;
    // A stopped worker gives the task back unchanged, and so does one whose mail server rests: its last attempt is to come.
    const isToCome = signal.aborted || (error instanceof MailError && error.notTried);
    if (isToCome || (!isFinal && task.attempts < task.maxAttempts)) {
      if (!isToCome) count(options, mail, 'failed');
      throw error;
    }
    logger.error({ err: error, mail: mail.id, attempt: task.attempts }, 'a mail was given up');
    await settle(options, mail, { outcome: isFinal ? 'refused' : 'undelivered', error: toReason(error) });
    return;
  }
  await settle(options, mail, { outcome: 'sent', error: null });
  logger.info({ mail: mail.id, kind: mail.kind }, 'a mail was sent');
}

type WaitingMail = Selectable<Tables['mails']>;

async function settle(
  options: SendingOptions,
  { id, kind }: Pick<WaitingMail, 'id' | 'kind'>,
  { outcome, error }: { outcome: AlertOutcome; error: string | null },
): Promise<void> {
  const { db, clock } = options;
  const now = clock();
  await db.transaction().execute(async (tx) => {
    if (kind === 'alert') await noteAlertOutcome(tx, id, { outcome, now });
    await settleMail(tx, id, { state: outcome === 'sent' ? 'sent' : 'failed', error, now });
  });
  count(options, { kind }, outcome === 'sent' ? 'sent' : 'given_up');
}

function count(
  { telemetry }: SendingOptions,
  { kind }: Pick<WaitingMail, 'kind'>,
  outcome: 'sent' | 'failed' | 'given_up',
): void {
  // The others too, by nothing: a count that begins with its first failure shows no increase.
  for (const one of ['sent', 'failed', 'given_up'] as const)
    telemetry?.count('firsthand_mails_total', { kind, outcome: one }, Number(one === outcome));
}

function toContent({ id, created_at, recipient, subject, text, html, unsubscribe_url }: WaitingMail) {
  const content = { to: recipient, subject, text: text ?? '', html: html ?? '' };
  return { ...content, id: toMessageId(id, created_at), unsubscribeUrl: unsubscribe_url };
}

/**
 * Mail servers and readers that know it show a mail once that came twice. The time keeps a store made anew from using the
 * ids of the former one; the hash keeps how many mails there were to ourselves.
 */
function toMessageId(id: number, createdAt: Date): string {
  return createHash('sha256').update(`${id} ${createdAt.toISOString()}`).digest('hex').slice(0, 40);
}

/** A queue that stood still for long would hand out links that no longer work. */
function isTooLate({ kind, created_at }: WaitingMail, now: Date): boolean {
  const holdsLink = kind === 'magic-link' || kind === 'email-change';
  return holdsLink && now.getTime() - created_at.getTime() >= LIMITS.magicLinkMinutes * MINUTE_MS;
}

function toReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 1_000);
}
