import type { SealedPacket, Submission } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/** What was sealed. Its HTML may be none that a page may show: rows of older account files came in as they were. */
export async function findPacket(db: Executor, applicationId: number): Promise<SealedPacket | undefined> {
  const row = await db
    .selectFrom('application_packets')
    .select('packet')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.packet;
}

/** How sending through the employer's API went; null where nothing was to be sent. */
export async function findSubmission(db: Executor, applicationId: number): Promise<Submission | null> {
  const row = await db
    .selectFrom('application_submissions')
    .select(['state', 'message', 'attempts', 'next_attempt_at', 'sent_at', 'receipt'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
