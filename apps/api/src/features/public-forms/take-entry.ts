import type { Executor } from '@firsthand/database';
import type { MailContent } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { setEntryMail, type FormTable } from './form-entries.repository.ts';
import type { PublicForm } from './form-submissions.repository.ts';
import { guardSubmission } from './guard-submission.service.ts';
import { notifyOperator } from './notify-operator.ts';

/** Forms whose entries the operator reads. */
type ReadForm = Extract<PublicForm, 'integration-request' | 'career-notice'>;

const TABLES: Record<ReadForm, FormTable> = {
  'integration-request': 'integration_requests',
  'career-notice': 'career_notices',
};

interface Submission {
  form: ReadForm;
  clientIp: string;
  /** Stores what was sent and gives its number; undefined when the same is there already. */
  keep: (trx: Executor) => Promise<number | undefined>;
  /** The mail that tells the operator. */
  compose: (id: number) => MailContent;
}

/** Keeps what somebody left in a form and tells the operator, in one transaction. Throws 429 beyond the limit. */
export async function takeEntry(
  context: ApiContext,
  { form, clientIp, keep, compose }: Submission,
): Promise<void> {
  await context.database.db.transaction().execute(async (trx) => {
    await guardSubmission(trx, context, { form, clientIp });
    const id = await keep(trx);
    if (id === undefined) return;
    const mailId = await notifyOperator(trx, context, { kind: form, content: compose(id) });
    if (mailId !== null) await setEntryMail(trx, TABLES[form], { id, mailId });
  });
}
