import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useAppliedJob, usePreparedJob } from '../../lib/applied-jobs/applied-jobs.ts';
import { DateTime } from '../../components/date-time.tsx';
import styles from './applied-note.module.css';

const STANDING_WORDS = {
  'not-sent': 'not sent yet',
  'on-its-way': 'it is being sent',
  'perhaps-there': 'not known whether it arrived',
} as const;

interface AppliedNoteProps {
  jobId: number;
  /** The way to prepare it anew; nothing on cards. */
  again?: ReactNode;
}

/**
 * "You applied on January 5, 2025", for people who did, or "You prepared this on …, not sent yet", for people who did not;
 * leads to their application.
 */
export function AppliedNote({ jobId, again = null }: AppliedNoteProps) {
  const applied = useAppliedJob(jobId);
  const prepared = usePreparedJob(jobId);
  if (applied) {
    return (
      <Link to={`/job-applications/${applied.application_id}`} className={styles.note ?? ''}>
        You applied on <DateTime at={applied.applied_at} />
      </Link>
    );
  }
  if (!prepared) return null;
  return (
    <p className={styles.prepared}>
      You prepared this on <DateTime at={prepared.prepared_at} />, {STANDING_WORDS[prepared.standing]}{' '}
      <Link to={`/job-applications/${prepared.application_id}`} className={styles.way ?? ''}>
        Open the packet
      </Link>
      {prepared.standing === 'not-sent' ? again : null}
    </p>
  );
}
