import type { DraftForm, Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';

export type KeptFormRow = Selectable<Tables['employer_forms']>;

/** Forgotten with each reading that is stored; more than one, so that the table shrinks again. */
const FORGOTTEN_AT_ONCE = 100;

export async function findKeptForm(db: Executor, jobId: number): Promise<KeptFormRow | undefined> {
  return db.selectFrom('employer_forms').selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

/**
 * Takes the reading of a job's form until `until`: undefined when it is not due, when another node reads it, or when there is no such
 * job any more.
 */
export async function leaseReading(
  db: Executor,
  jobId: number,
  { at, until }: { at: Date; until: Date },
): Promise<KeptFormRow | undefined> {
  const { rows } = await sql<KeptFormRow>`
    insert into employer_forms (job_id, due_at, reading_until)
    select id, ${at}::timestamptz, ${until}::timestamptz from jobs where id = ${jobId}
    on conflict (job_id) do update set reading_until = excluded.reading_until
    where employer_forms.due_at <= ${at}::timestamptz
      and (employer_forms.reading_until is null or employer_forms.reading_until <= ${at}::timestamptz)
    returning *`.execute(db);
  return rows[0];
}

/** Undefined when the job is gone. */
export async function keepForm(
  db: Executor,
  jobId: number,
  { form, readAt, dueAt }: { form: DraftForm; readAt: Date; dueAt: Date },
): Promise<KeptFormRow | undefined> {
  return db
    .updateTable('employer_forms')
    .set({ form: JSON.stringify(form), read_at: readAt, failure: null, failures: 0 })
    .set({ due_at: dueAt, reading_until: null })
    .where('job_id', '=', jobId)
    .returningAll()
    .executeTakeFirst();
}

/** What was read before stays. Undefined when the job is gone. */
export async function keepFailure(
  db: Executor,
  jobId: number,
  { failure, dueAt }: { failure: NonNullable<KeptFormRow['failure']>; dueAt: Date },
): Promise<KeptFormRow | undefined> {
  return db
    .updateTable('employer_forms')
    .set((eb) => ({ failure, failures: eb('failures', '+', 1), due_at: dueAt, reading_until: null }))
    .where('job_id', '=', jobId)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets some of what nobody has looked at since `before`. */
export async function forgetForms(db: Executor, before: Date): Promise<void> {
  await sql`
    delete from employer_forms where job_id in (
      select job_id from employer_forms where due_at < ${before}::timestamptz
      order by due_at limit ${FORGOTTEN_AT_ONCE} for update skip locked
    )`.execute(db);
}
