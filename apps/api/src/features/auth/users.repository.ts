import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { EmailAddress } from '../../people/email-address.ts';

type UserRow = Selectable<Tables['users']>;

export async function getUser(executor: Executor, id: number): Promise<UserRow> {
  return executor.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * The person of an address that was just proved to be theirs: the account that has it, else a new one. Two proofs at
 * once make one account. A name is only taken where there is none.
 */
export async function signInUser(
  executor: Executor,
  { email, key }: EmailAddress,
  { now, name = null }: { now: Date; name?: string | null },
): Promise<UserRow> {
  return executor
    .insertInto('users')
    .values({
      email,
      email_key: key,
      email_validated: true,
      name,
      created_at: now,
      last_signed_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((eb) => ({
        email_validated: true,
        last_signed_in_at: now,
        name: eb.fn.coalesce('users.name', 'excluded.name'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes a sign-in of somebody known. */
export async function touchUser(executor: Executor, id: number, now: Date): Promise<UserRow> {
  return executor
    .updateTable('users')
    .set({ last_signed_in_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a person the address they just confirmed. Breaks the unique key when another account has it. */
export async function changeUserEmail(
  executor: Executor,
  id: number,
  { email, key }: EmailAddress,
): Promise<UserRow> {
  return executor
    .updateTable('users')
    .set({ email, email_key: key, email_validated: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
