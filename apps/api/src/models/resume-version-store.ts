import type { ResumeWording } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Insertable, Selectable } from 'kysely';

type VersionRow = Selectable<Tables['resume_versions']>;

/** A resume made for the job of a draft, without its wording and bytes. */
export type StoredVersion = Omit<VersionRow, 'wording' | 'content' | 'bytes'>;

/** By draft. */
export async function loadVersions(
  db: Executor,
  draftIds: readonly number[],
): Promise<Map<number, StoredVersion>> {
  if (draftIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('resume_versions')
    .select(['draft_id', 'design', 'paper', 'made_from', 'left_out', 'filename'])
    .select(['made_at', 'size', 'sha256'])
    .where('draft_id', 'in', draftIds)
    .execute();
  return new Map(rows.map((row) => [row.draft_id, row]));
}

export async function findWording(db: Executor, draftId: number): Promise<ResumeWording | undefined> {
  const row = await db
    .selectFrom('resume_versions')
    .select('wording')
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row?.wording;
}

export async function findVersionFile(
  db: Executor,
  draftId: number,
): Promise<{ filename: string; content: Buffer } | undefined> {
  const row = await db
    .selectFrom('resume_versions')
    .select(['filename', 'content'])
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row && { filename: row.filename, content: Buffer.from(row.content) };
}

export type NewVersion = Omit<Insertable<Tables['resume_versions']>, 'wording' | 'left_out'> & {
  wording: ResumeWording;
  left_out: string;
};

/** Takes the place of the one that was there. */
export async function putVersion(db: Executor, { wording, ...version }: NewVersion): Promise<void> {
  const row = { ...version, wording: JSON.stringify(wording) };
  await db
    .insertInto('resume_versions')
    .values(row)
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(row))
    .execute();
}

/** False when there is none. */
export async function deleteVersion(db: Executor, draftId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('resume_versions')
    .where('draft_id', '=', draftId)
    .returning('draft_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
