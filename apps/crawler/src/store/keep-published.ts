import { DAY_MS } from '@firsthand/contracts';
import type { DescribedRow } from './describe-changes.ts';
import type { JobRow } from './job-row.ts';

/**
 * The new row with the publishing time we already hold where the new one says no more. Some sources only give
 * "Posted 3 Days Ago": the same day comes out one off near midnight, and after a month it is no longer said at all.
 */
export function keepPublished(
  before: Pick<DescribedRow, 'published_at' | 'published_is_day'>,
  row: JobRow,
): JobRow {
  if (before.published_at === null) return row;
  const held = new Date(before.published_at);
  const kept = { ...row, published_at: held.toISOString(), published_is_day: before.published_is_day };
  if (row.published_at === null) return kept;
  const distanceMs = Math.abs(held.getTime() - Date.parse(row.published_at));
  return row.published_is_day && distanceMs <= DAY_MS ? kept : row;
}
