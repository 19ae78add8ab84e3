import { Link } from '../../components/link.tsx';
import { useAppliedJob } from '../../lib/applied-jobs/applied-jobs.ts';
import { DateTime } from '../../components/date-time.tsx';
import styles from './applied-note.module.css';

/** "You applied on January 5, 2025", for people who did; leads to their application. */
export function AppliedNote({ requisitionId }: { requisitionId: number }) {
  const applied = useAppliedJob(requisitionId);
  if (!applied) return null;
  return (
    <Link to={`/job-applications/${applied.application_id}`} className={styles.note ?? ''}>
      You {applied.stage === 'saved' ? 'prepared this' : 'applied'} on <DateTime at={applied.applied_at} />
    </Link>
  );
}
