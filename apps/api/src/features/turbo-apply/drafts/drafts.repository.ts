import type { DraftForm, Executor, Tables, TypedAnswer } from '@firsthand/database';
import type { JobInBrief } from '@firsthand/contracts';
import { sql, type Selectable } from 'kysely';
import type { JobKey } from '../../../models/job-key.ts';

export type DraftRow = Selectable<Tables['application_drafts']>;

/** A person's prepared applications, the last touched first. */
export async function loadDrafts(db: Executor, userId: number): Promise<DraftRow[]> {
  return selectDrafts(db, userId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findDraft(db: Executor, userId: number, id: number): Promise<DraftRow | undefined> {
  return selectDrafts(db, userId).where('id', '=', id).executeTakeFirst();
}

/** Makes changes and confirmations of one draft wait for each other. */
export async function lockDraft(db: Executor, userId: number, id: number): Promise<DraftRow | undefined> {
  return selectDrafts(db, userId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findDraftOfJob(
  db: Executor,
  userId: number,
  job: JobKey,
): Promise<DraftRow | undefined> {
  return selectDrafts(db, userId)
    .where('ats_source', '=', job.source)
    .where('requisition_id', '=', job.jobId)
    .executeTakeFirst();
}

function selectDrafts(db: Executor, userId: number) {
  return db.selectFrom('application_drafts').selectAll().where('user_id', '=', userId);
}

export async function countDrafts(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('application_drafts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewDraft {
  userId: number;
  profileId: number;
  key: JobKey;
  job: JobInBrief;
  handling: string;
  form: DraftForm;
  formHash: string;
  formReadAt: Date;
  origin: DraftRow['origin'];
  at: Date;
}

/** Undefined when the person has a draft of that job. */
export async function insertDraft(db: Executor, draft: NewDraft): Promise<DraftRow | undefined> {
  return db
    .insertInto('application_drafts')
    .values({
      user_id: draft.userId,
      job_profile_id: draft.profileId,
      ats_source: draft.key.source,
      requisition_id: draft.key.jobId,
      job: JSON.stringify(draft.job),
      handling: draft.handling,
      form: JSON.stringify(draft.form),
      form_hash: draft.formHash,
      form_read_at: draft.formReadAt,
      typed: '{}',
      origin: draft.origin,
      created_at: draft.at,
      updated_at: draft.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'ats_source', 'requisition_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface DraftChanges {
  profileId?: number;
  handling?: string;
  typed?: Record<string, TypedAnswer>;
  form?: { form: DraftForm; hash: string; readAt: Date };
}

/** Undefined when the draft is gone or was changed since it was read: whoever changes it has seen what they change. */
export async function updateDraftRow(
  db: Executor,
  draft: Pick<DraftRow, 'id' | 'version'>,
  { profileId, handling, typed, form }: DraftChanges,
  now: Date,
): Promise<DraftRow | undefined> {
  return db
    .updateTable('application_drafts')
    .set({
      ...(profileId === undefined ? {} : { job_profile_id: profileId }),
      ...(handling === undefined ? {} : { handling }),
      ...(typed === undefined ? {} : { typed: JSON.stringify(typed) }),
      ...(form && { form: JSON.stringify(form.form), form_hash: form.hash, form_read_at: form.readAt }),
      version: draft.version + 1,
      updated_at: now,
    })
    .where('id', '=', draft.id)
    .where('version', '=', draft.version)
    .returningAll()
    .executeTakeFirst();
}

/** False when it is none of this person's. */
export async function deleteDraft(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('application_drafts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** SHA-256 of the files of a profile, in hexadecimal, by kind. */
export async function hashProfileFiles(db: Executor, profileId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('profile_files')
    .select(['kind', sql<string>`encode(sha256(content), 'hex')`.as('sha256')])
    .where('job_profile_id', '=', profileId)
    .execute();
  return new Map(rows.map(({ kind, sha256 }) => [kind, sha256]));
}
