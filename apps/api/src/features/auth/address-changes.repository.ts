import { DAY_MS, LIMITS, refuse } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';
import { toUtcText } from './to-utc-text.ts';

export type AddressChange = Selectable<Tables['address_changes']>;

export async function insertAddressChange(
  executor: Executor,
  change: Insertable<Tables['address_changes']>,
): Promise<void> {
  await executor.insertInto('address_changes').values(change).execute();
}

export async function findAddressChange(
  executor: Executor,
  takeBackHash: string,
): Promise<AddressChange | undefined> {
  return executor
    .selectFrom('address_changes')
    .selectAll()
    .where('take_back_hash', '=', takeBackHash)
    .executeTakeFirst();
}

/** Uses up the way back; undefined when it is unknown, used or too old. Of several who try at once one succeeds. */
export async function settleAddressChange(
  executor: Executor,
  takeBackHash: string,
  now: Date,
): Promise<AddressChange | undefined> {
  return executor
    .updateTable('address_changes')
    .set({ settled_at: now })
    .where('take_back_hash', '=', takeBackHash)
    .where('settled_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Closes the ways back to addresses that came after one that was taken back: who took the account made them. */
export async function settleLaterChanges(
  executor: Executor,
  { id, user_id: userId }: AddressChange,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('address_changes')
    .set({ settled_at: now })
    .where('user_id', '=', userId)
    .where('id', '>', id)
    .where('settled_at', 'is', null)
    .execute();
}

/** An account's number, or how an address that it had may be written. */
export type WhoseAddress = { userId: number } | { keys: readonly string[] };

/** When accounts were in other hands, or may have been: from some days before a change until it was taken back. */
export async function findSuspectSpans(
  executor: Executor,
  whose: WhoseAddress,
): Promise<{ from: Date; until: Date }[]> {
  const rows = await executor
    .selectFrom('address_changes')
    .select(['created_at', 'settled_at'])
    .where((where) =>
      'userId' in whose ? where('user_id', '=', whose.userId) : where('old_email_key', 'in', whose.keys),
    )
    // Those of before they were kept were settled as they were written.
    .whereRef('settled_at', '>', 'created_at')
    .execute();
  return rows.flatMap(({ created_at: at, settled_at: until }) =>
    until === null ? [] : [{ from: toSuspectFrom(at), until }],
  );
}

/** From when on what came into an account may be of whoever changed its address. */
export function toSuspectFrom(changedAt: Date): Date {
  return new Date(changedAt.getTime() - LIMITS.suspectDays * DAY_MS);
}

/**
 * Throws 409 when the address is kept for another account that may still take it back. Ask after the address was given
 * to somebody, in the same transaction: a change that was under way meanwhile is seen then.
 */
export async function requireUnreserved(
  executor: Executor,
  { key, userId, now }: { key: string; userId: number; now: Date },
): Promise<void> {
  const reserved = await executor
    .selectFrom('address_changes')
    .select('expires_at')
    .where('old_email_key', '=', key)
    .where('user_id', '!=', userId)
    .where('settled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  if (!reserved) return;
  throw refuse('address-reserved', { until: toUtcText(reserved.expires_at) });
}
