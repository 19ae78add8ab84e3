import type { Executor } from '@firsthand/database';
import type { MailContent } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { queueMail, type NewMail } from '../../mail/queue-mail.ts';

/** Queues a mail to the operator and gives its id; null where nobody is named or no mail leaves. */
export async function notifyOperator(
  executor: Executor,
  { operatorEmail, auth, now }: Pick<ApiContext, 'operatorEmail' | 'auth' | 'now'>,
  { kind, content }: { kind: NewMail['kind']; content: MailContent },
): Promise<number | null> {
  if (operatorEmail === null || !auth.canSendMail) return null;
  return queueMail(executor, { ...content, kind, recipient: operatorEmail, userId: null, now: now() });
}
