import type { Executor } from '@firsthand/database';
import { SEND_MAIL } from '../mail/queue-mail.ts';
import type { PersonalTable } from './personal-table.ts';

/** What somebody left in the public forms, by its address: the forms need no account. */
export const FORM_TABLES: readonly PersonalTable[] = [
  {
    table: 'integration_requests',
    field: 'integration_requests',
    load: (db, user) =>
      db
        .selectFrom('integration_requests')
        .select(['company_name', 'contact_name', 'contact_email', 'ats_description', 'created_at'])
        .where('email_key', '=', user.email_key)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'career_notices',
    field: 'career_notices',
    load: (db, user) =>
      db
        .selectFrom('career_notices')
        .select(['email', 'created_at'])
        .where('email_key', '=', user.email_key)
        .execute(),
  },
];

/** Removes them with the mails that tell the operator of them: until such a mail is sent, its text holds the same. */
export async function removeFormEntries(tx: Executor, { email_key }: { email_key: string }): Promise<void> {
  const requests = await tx
    .deleteFrom('integration_requests')
    .where('email_key', '=', email_key)
    .returning('mail_id')
    .execute();
  const notices = await tx
    .deleteFrom('career_notices')
    .where('email_key', '=', email_key)
    .returning('mail_id')
    .execute();
  const mailIds = [...requests, ...notices].flatMap(({ mail_id }) => mail_id ?? []);
  if (mailIds.length === 0) return;
  await tx.deleteFrom('mails').where('id', 'in', mailIds).execute();
  const keys = mailIds.map(String);
  await tx.deleteFrom('tasks').where('kind', '=', SEND_MAIL).where('key', 'in', keys).execute();
}
