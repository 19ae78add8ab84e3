import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

export type StoredRequest = Selectable<Tables['integration_requests']>;

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

export async function setRequestMail(executor: Executor, id: number, mailId: number): Promise<void> {
  await executor.updateTable('integration_requests').set({ mail_id: mailId }).where('id', '=', id).execute();
}

/** Newest first, with how many there are in all. */
export async function listRequests(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ requests: StoredRequest[]; total: number }> {
  const requests = await executor
    .selectFrom('integration_requests')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await executor
    .selectFrom('integration_requests')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return { requests, total };
}
