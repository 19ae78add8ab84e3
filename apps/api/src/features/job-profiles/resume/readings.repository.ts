import type { ResumeReading } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

type ReadingRow = Selectable<Tables['resume_readings']>;

export async function findReading(db: Executor, profileId: number): Promise<ReadingRow | undefined> {
  return db
    .selectFrom('resume_readings')
    .selectAll()
    .where('job_profile_id', '=', profileId)
    .executeTakeFirst();
}

export async function insertReading(
  db: Executor,
  profileId: number,
  reading: Omit<ResumeReading, 'reviewed_at'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('resume_readings')
    .values({ job_profile_id: profileId, reading: JSON.stringify(reading), read_at: now })
    .execute();
}

export async function setReviewed(db: Executor, profileId: number, now: Date): Promise<void> {
  await db
    .updateTable('resume_readings')
    .set({ reviewed_at: now })
    .where('job_profile_id', '=', profileId)
    .where('reviewed_at', 'is', null)
    .execute();
}

export async function deleteReading(db: Executor, profileId: number): Promise<void> {
  await db.deleteFrom('resume_readings').where('job_profile_id', '=', profileId).execute();
}
