import { useIsViewed } from '../../lib/viewed-jobs.ts';

/** "Viewed", on the card of a job whose page was opened on this device. */
export function ViewedNote({ jobId }: { jobId: number }) {
  return useIsViewed(jobId) ? <span>Viewed</span> : null;
}
