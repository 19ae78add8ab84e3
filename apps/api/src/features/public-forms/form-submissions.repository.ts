import { takeAdvisoryLock, type Executor, type Tables } from '@firsthand/database';
import type { RecentSpan } from '../../people/within.ts';

export type PublicForm = Tables['form_submissions']['form'];
interface Client {
  form: PublicForm;
  clientHash: string;
}

/** One submission at a time per client, so that counting and noting are one step. Held until commit. */
export async function lockClient(executor: Executor, { form, clientHash }: Client): Promise<void> {
  await takeAdvisoryLock(executor, 'formClient', `${form}:${clientHash}`);
}

/** When a client sent a form within a span: the latest `atMost` times, newest first. */
export async function listSubmissions(
  executor: Executor,
  { form, clientHash }: Client,
  { since, until, atMost }: RecentSpan & { atMost: number },
): Promise<Date[]> {
  const rows = await executor
    .selectFrom('form_submissions')
    .select('created_at')
    .where('client_hash', '=', clientHash)
    .where('form', '=', form)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.created_at);
}

export async function noteSubmission(
  executor: Executor,
  { form, clientHash }: Client,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('form_submissions')
    .values({ form, client_hash: clientHash, created_at: now })
    .execute();
}

/** Forgets what was sent with this form before, and with any form before the longest limit. */
export async function sweepSubmissions(
  executor: Executor,
  { form, before, longBefore }: { form: PublicForm; before: Date; longBefore: Date },
): Promise<void> {
  await executor
    .deleteFrom('form_submissions')
    .where((row) =>
      row.or([
        row('created_at', '<', longBefore),
        row.and([row('form', '=', form), row('created_at', '<', before)]),
      ]),
    )
    .execute();
}
