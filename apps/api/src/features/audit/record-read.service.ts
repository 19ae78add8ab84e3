import { LIMITS, MINUTE_MS, type ReadList } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { toRecentSpan } from '../../people/within.ts';
import { wasReadSince } from './audit.repository.ts';
import { recordAudit } from '../../people/record-audit.ts';

/**
 * Notes that an admin reads a list with data of people, before they see it: who cannot be noted reads nothing. Once in a
 * quarter of an hour for each list, or refreshing the page would bury everything else.
 */
export async function recordRead(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  adminId: number,
  list: ReadList,
): Promise<void> {
  const at = now();
  const span = toRecentSpan(LIMITS.auditReadMinutes * MINUTE_MS, at);
  if (await wasReadSince(db, { adminId, list, ...span })) return;
  await recordAudit(db, { action: 'personal-data-read', actor: adminId, detail: list, now: at });
}
