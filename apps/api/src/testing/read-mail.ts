import type { Db } from '@firsthand/database';

export interface WaitingMail {
  recipient: string;
  subject: string;
  text: string;
  /** Of the link in the mail. */
  token: string;
  /** The page the link leads to after sign-in, as it stands in the link. */
  redirect: string | null;
  /** Empty where the mail has no digits. */
  code: string;
}

/** The latest mail that waits in the queue for an address, with the secrets that it carries. */
export async function readMail(db: Db, recipient: string): Promise<WaitingMail> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const text = mail.text ?? '';
  const link = /^https:\S+$/m.exec(text)?.[0];
  const query = link === undefined ? new URLSearchParams() : new URL(link).searchParams;
  return {
    recipient: mail.recipient,
    subject: mail.subject,
    text,
    token: query.get('token') ?? '',
    redirect: query.get('redirect'),
    code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '',
  };
}
