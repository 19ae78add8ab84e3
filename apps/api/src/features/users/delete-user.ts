import type { Db, Executor } from '@firsthand/database';
import { endSubscriptionOf } from '../billing/billing-tasks.service.ts';
import { SEND_MAIL } from '../../mail/queue-mail.ts';
import { lockPersonForDeletion } from '../../people/lock-person.ts';
import { isLinkOf, isMailOf, loadPerson, type Person } from './person.ts';
import { removeFormEntries } from './personal-form-entries.ts';
import { removeAlerts } from './personal-saved-searches.ts';

/**
 * What goes with an account, in this order and in one transaction. The last step takes along every row that refers to
 * the account; what does not (mail to its address, and whatever lies outside the database) has a step of its own here.
 */
const STEPS: readonly ((tx: Executor, user: Person) => Promise<void>)[] = [
  endSubscriptionOf,
  removeFormEntries,
  removeAlerts,
  removeMails,
  removeMagicLinks,
  removeAccount,
];

/**
 * Deletes a person with everything of theirs. False when there is nobody of that number. `record` writes down that it was
 * done, in the same transaction, where somebody else than the person did it.
 */
export async function deleteUser(
  db: Db,
  userId: number,
  record?: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await lockPersonForDeletion(tx, userId);
    if (!user) return false;
    const person = await loadPerson(tx, user);
    for (const step of STEPS) await step(tx, person);
    await record?.(tx);
    return true;
  });
}

async function removeMails(tx: Executor, user: Person): Promise<void> {
  const mails = await tx
    .deleteFrom('mails')
    .where((row) => isMailOf(row, user))
    .returning('id')
    .execute();
  if (mails.length === 0) return;
  const keys = mails.map((mail) => String(mail.id));
  await tx.deleteFrom('tasks').where('kind', '=', SEND_MAIL).where('key', 'in', keys).execute();
}

async function removeMagicLinks(tx: Executor, user: Person): Promise<void> {
  await tx
    .deleteFrom('magic_links')
    .where((row) => isLinkOf(row, user))
    .execute();
}

async function removeAccount(tx: Executor, { id }: Person): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}
