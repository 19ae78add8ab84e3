import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** Keeps an address once; undefined when it is there already. */
export async function insertNotice(
  executor: Executor,
  notice: { email: string; email_key: string; created_at: Date },
): Promise<number | undefined> {
  const row = await executor
    .insertInto('career_notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setNoticeMail(executor: Executor, id: number, mailId: number): Promise<void> {
  await executor.updateTable('career_notices').set({ mail_id: mailId }).where('id', '=', id).execute();
}

/** Newest first, with how many there are in all. */
export async function listNotices(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ notices: Selectable<Tables['career_notices']>[]; total: number }> {
  const notices = await executor
    .selectFrom('career_notices')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await executor
    .selectFrom('career_notices')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return { notices, total };
}
