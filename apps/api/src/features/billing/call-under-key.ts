import { DAY_MS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import Stripe from 'stripe';

/** Longer than the provider keeps what it answered under a key, and than anybody's patience. */
const KEPT_MS = 7 * DAY_MS;

/** The provider is busy with the same call, or was not free for it: nothing is kept under the key. */
const NOT_KEPT = [409, 429];

/** How a call is made this time. */
export interface KeyedCall {
  key: string;
  /** Whether it was tried before and failed, which may have done what was asked all the same. */
  wasTried: boolean;
}

/**
 * Makes a call that the provider recognises by a key, so that the same call made twice, at once or again, is done once. What
 * the provider answered under a key it keeps for a day, failures too: after one, all that try again share the next key. What
 * was not answered is asked again under the same.
 */
export async function callUnderKey<T>(
  { db, now }: { db: Db; now: () => Date },
  name: string,
  work: (call: KeyedCall) => Promise<T>,
): Promise<T> {
  const before = await db
    .selectFrom('failed_payment_calls')
    .select('failures')
    .where('name', '=', name)
    .executeTakeFirst();
  const failures = before?.failures ?? 0;
  try {
    return await work({ key: failures === 0 ? name : `${name}-${failures}`, wasTried: before !== undefined });
  } catch (error) {
    await noteFailure(db, { name, failures: isKept(error) ? failures + 1 : failures, now: now() });
    throw error;
  }
}

function isKept(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return false;
  return !(error instanceof Stripe.errors.StripeError && NOT_KEPT.includes(error.statusCode ?? 0));
}

/** Of several that failed at once under one key, the key changes once. */
async function noteFailure(
  db: Db,
  { name, failures, now }: { name: string; failures: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('failed_payment_calls')
      .where('failed_at', '<', new Date(now.getTime() - KEPT_MS))
      .execute();
    await tx
      .insertInto('failed_payment_calls')
      .values({ name, failures, failed_at: now })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({
          failures: row.fn<number>('greatest', ['failed_payment_calls.failures', 'excluded.failures']),
          failed_at: now,
        })),
      )
      .execute();
  });
}
