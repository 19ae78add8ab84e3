import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

/** Where what people left in the forms is kept. */
export type FormTable = 'integration_requests' | 'career_notices';

/** Returns the new request's id. */
export async function insertRequest(
  executor: Executor,
  request: Insertable<Tables['integration_requests']>,
): Promise<number> {
  const { id } = await executor
    .insertInto('integration_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

/** Notes the mail that tells the operator of an entry, so that it can be removed with it. */
export async function setEntryMail(
  executor: Executor,
  table: FormTable,
  { id, mailId }: { id: number; mailId: number },
): Promise<void> {
  await executor.updateTable(table).set({ mail_id: mailId }).where('id', '=', id).execute();
}

interface Page {
  limit: number;
  offset: number;
}

/** Newest first. */
export async function listRequests(
  executor: Executor,
  { limit, offset }: Page,
): Promise<Selectable<Tables['integration_requests']>[]> {
  const requests = executor.selectFrom('integration_requests').selectAll();
  return requests.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** Newest first. */
export async function listNotices(
  executor: Executor,
  { limit, offset }: Page,
): Promise<Selectable<Tables['career_notices']>[]> {
  const notices = executor.selectFrom('career_notices').selectAll();
  return notices.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countEntries(executor: Executor, table: FormTable): Promise<number> {
  const { total } = await executor
    .selectFrom(table)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
