import type { Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';
import { SEND_MAIL } from './queue-mail.ts';

export async function findWaitingMail(
  executor: Executor,
  id: number,
): Promise<Selectable<Tables['mails']> | undefined> {
  return executor
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

export interface Settlement {
  state: 'sent' | 'failed';
  error: string | null;
  now: Date;
}

/** Notes what became of a mail and forgets its text, which may hold a way to sign in. */
export async function settleMail(executor: Executor, id: number, settlement: Settlement): Promise<void> {
  const { state, error, now } = settlement;
  await executor
    .updateTable('mails')
    .set({ state, error, settled_at: now, text: null, html: null, unsubscribe_url: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Mails whose worker was killed at the last attempt: the queue has given their task up and nobody could say so here. */
export async function findAbandonedMails(
  executor: Executor,
): Promise<{ id: number; kind: string; error: string | null }[]> {
  return executor
    .selectFrom('mails')
    .innerJoin('tasks', (join) => join.onRef('tasks.key', '=', sql`mails.id::text`))
    .select(['mails.id', 'mails.kind', 'tasks.last_error as error'])
    .where('mails.state', '=', 'waiting')
    .where('tasks.kind', '=', SEND_MAIL)
    .where('tasks.failed_at', 'is not', null)
    .execute();
}
