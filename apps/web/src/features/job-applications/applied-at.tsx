import type { Application } from '@firsthand/contracts';
import { formatAppliedAt } from './application-labels.ts';

/** "Applied Jan 5, 2025 3:04 PM"; of what only the person can send, and did not yet, that it is kept. */
export function AppliedAt({ application }: { application: Application }) {
  const { application_status: status, way, applied_at: at } = application;
  const isUnsent = status === 'pending' && way !== 'api';
  return (
    <span>
      {isUnsent ? 'Not sent yet, kept since' : 'Applied'} <time dateTime={at}>{formatAppliedAt(at)}</time>
    </span>
  );
}
