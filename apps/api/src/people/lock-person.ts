import { refuse } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

export type LockedPerson = Pick<Selectable<Tables['users']>, 'id' | 'email_key' | 'roles' | 'premium_until'>;

/**
 * Makes a person's writes wait for each other until the transaction ends, so that what they keep can be limited. Lock the
 * person before anything of theirs: whoever locks in another order may wait for ever. 401 when they are gone.
 */
export async function lockPerson(tx: Executor, userId: number): Promise<LockedPerson> {
  const person = await selectPerson(tx, userId).forNoKeyUpdate().executeTakeFirst();
  if (person) return person;
  throw refuse('session-ended');
}

/** As `lockPerson`, also against new rows that refer to the person. Undefined when they are gone. */
export async function lockPersonForDeletion(tx: Executor, userId: number): Promise<LockedPerson | undefined> {
  return selectPerson(tx, userId).forUpdate().executeTakeFirst();
}

function selectPerson(tx: Executor, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'email_key', 'roles', 'premium_until'])
    .where('id', '=', userId);
}
