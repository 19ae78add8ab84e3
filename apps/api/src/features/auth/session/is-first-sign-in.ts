import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** Whether a sign-in that is under way has just made the account. Ask before its session is there. */
export async function isFirstSignIn(
  executor: Executor,
  user: Selectable<Tables['users']>,
  now: Date,
): Promise<boolean> {
  if (user.created_at < now) return false;
  const before = await executor
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}
