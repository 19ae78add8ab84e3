import type { Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';
import type { JobKey } from './job-key.ts';

/** An application as every feature reads it. */
export interface StoredApplication extends Selectable<Tables['job_applications']> {
  has_packet: boolean;
}

export function selectApplications(db: Executor, userId: number) {
  return db
    .selectFrom('job_applications')
    .leftJoin('application_packets', 'application_packets.application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select((row) =>
      row('application_packets.application_id', 'is not', null).$castTo<boolean>().as('has_packet'),
    )
    .where('job_applications.user_id', '=', userId);
}

export async function findApplication(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredApplication | undefined> {
  return selectApplications(db, userId).where('job_applications.id', '=', id).executeTakeFirst();
}

/** The person's application to a posting, whatever became of it; not one that was prepared anew. */
export async function findApplicationTo(
  db: Executor,
  userId: number,
  posting: JobKey,
): Promise<StoredApplication | undefined> {
  return selectApplications(db, userId)
    .where('job_applications.ats_source', '=', posting.source)
    .where('job_applications.requisition_id', '=', posting.jobId)
    .where('job_applications.replaced_at', 'is', null)
    .executeTakeFirst();
}

/** The application whose sealed packet has this digest. */
export async function findApplicationByDigest(
  db: Executor,
  userId: number,
  digest: string,
): Promise<StoredApplication | undefined> {
  return selectApplications(db, userId)
    .where(sql<string>`application_packets.packet ->> 'digest'`, '=', digest)
    .executeTakeFirst();
}

export async function countApplications(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('job_applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
