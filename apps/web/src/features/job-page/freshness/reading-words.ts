import { MINUTE_MS } from '@firsthand/contracts/light';
import { toRelativeTime } from '../../../lib/relative-time.ts';
import type { JobPageData } from '../job-page-data.ts';

type Verification = Pick<JobPageData['verification'], 'last_verified_at' | 'text_read_at' | 'checks'>;

/** Whether the text was read at another time than the posting was last seen in its list. */
function isReadApart({ last_verified_at: listedAt, text_read_at: readAt }: Verification): boolean {
  return readAt !== null && Math.abs(Date.parse(listedAt) - Date.parse(readAt)) >= MINUTE_MS;
}

/** "Text read again 6 hours ago" where that is not what "verified" says already; else null. */
export function toTextWords(verification: Verification, nowMs: number): string | null {
  const { text_read_at: readAt } = verification;
  return readAt !== null && isReadApart(verification)
    ? `Text read again ${toRelativeTime(readAt, nowMs)}`
    : null;
}

/**
 * What was verified: "Still listed 14 minutes ago,⏎text read again 6 hours ago". Lines of their own, so that nothing below
 * moves when a minute passes.
 */
export function toReadingWords(verification: Verification, nowMs: number): string {
  const { last_verified_at: listedAt, text_read_at: readAt, checks } = verification;
  const listed = toRelativeTime(listedAt, nowMs);
  if (readAt === null) return `Still listed ${listed}`;
  if (isReadApart(verification))
    return `Still listed ${listed},\ntext read again ${toRelativeTime(readAt, nowMs)}`;
  return checks === 1 ? `Listed and read whole ${listed}` : `Still listed and text read again ${listed}`;
}
