import type { Executor } from '@firsthand/database';
import { SEND_MAIL } from '../../mail/queue-mail.ts';
import { isEntryOf, type Person } from './person.ts';
import { personalTable, type PersonalTable } from './personal-table.ts';

/** What somebody left in the public forms, by any address of theirs: the forms need no account. */
export const FORM_TABLES: readonly PersonalTable[] = [
  personalTable({
    table: 'integration_requests',
    file: 'integration-requests',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('integration_requests')
        .select(['company_name', 'contact_name', 'contact_email', 'ats_description', 'created_at'])
        .where((eb) => isEntryOf(person, eb.ref('email_key'), eb.ref('created_at'))),
  }),
  personalTable({
    table: 'career_notices',
    file: 'career-notices',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('career_notices')
        .select(['email', 'created_at'])
        .where((eb) => isEntryOf(person, eb.ref('email_key'), eb.ref('created_at'))),
  }),
];

/** Removes them with the mails that tell the operator of them: until such a mail is sent, its text holds the same. */
export async function removeFormEntries(tx: Executor, person: Person): Promise<void> {
  const requests = await tx
    .deleteFrom('integration_requests')
    .where((eb) => isEntryOf(person, eb.ref('email_key'), eb.ref('created_at')))
    .returning('mail_id')
    .execute();
  const notices = await tx
    .deleteFrom('career_notices')
    .where((eb) => isEntryOf(person, eb.ref('email_key'), eb.ref('created_at')))
    .returning('mail_id')
    .execute();
  const mailIds = [...requests, ...notices].flatMap(({ mail_id }) => mail_id ?? []);
  if (mailIds.length === 0) return;
  await tx.deleteFrom('mails').where('id', 'in', mailIds).execute();
  const keys = mailIds.map(String);
  await tx.deleteFrom('tasks').where('kind', '=', SEND_MAIL).where('key', 'in', keys).execute();
}
