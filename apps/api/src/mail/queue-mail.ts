import type { Executor } from '@firsthand/database';
import { enqueueTask } from '@firsthand/database';
import type { MailContent } from '@firsthand/mailer';

export const SEND_MAIL = 'send-mail';
/**
 * With the queue's pauses (30, 60, 120 and 240 s, each up to half shorter) and a mail server that keeps silent for its
 * whole timeouts, the last attempt comes within 10 minutes: while the page that asked still waits and the link holds.
 */
export const SEND_ATTEMPTS = 5;

export interface NewMail extends MailContent {
  kind:
    | 'magic-link'
    | 'confirmation'
    | 'new-device'
    | 'sign-in-way'
    | 'email-change'
    | 'email-change-notice'
    | 'email-changed'
    | 'email-taken-back'
    | 'integration-request'
    | 'career-notice'
    | 'alert'
    | 'alert-confirm';
  recipient: string;
  /** Whose account it concerns, when the mail may know that; it goes with the account. */
  userId: number | null;
  /** Where one POST ends such mails; of those that come again. */
  unsubscribeUrl?: string;
  now: Date;
}

/**
 * Stores a mail and puts the task that sends it in the queue, both or neither: give the transaction of what the mail is
 * about. Returns the mail's id.
 */
export async function queueMail(executor: Executor, mail: NewMail): Promise<number> {
  const { kind, recipient, userId, subject, text, html, unsubscribeUrl, now } = mail;
  const { id } = await executor
    .insertInto('mails')
    .values({
      ...{ kind, recipient, user_id: userId, subject, text, html },
      ...{ unsubscribe_url: unsubscribeUrl ?? null, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueTask(executor, { kind: SEND_MAIL, key: String(id), maxAttempts: SEND_ATTEMPTS });
  return id;
}
