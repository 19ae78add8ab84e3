import { useEffect, useState, type ComponentType } from 'react';
import { logWarning } from '../../lib/log.ts';
import type { JobBesideProps } from './job-beside-props.ts';
import styles from './job-beside-slot.module.css';

const skeleton = <div className={styles.skeleton} aria-hidden="true" />;

/** The place beside the results. `job` is null while it is not known, and where there is no room. */
export function JobBesideSlot({ job }: { job: Omit<JobBesideProps, 'skeleton'> | null }) {
  const [Content, setContent] = useState<ComponentType<JobBesideProps> | null>(null);
  const isWanted = job !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('./job-beside-later.tsx').then(
      (module) => setContent(() => module.JobBesideLater),
      // The results still lead to every job.
      (error: unknown) => logWarning('The job beside the results could not be loaded:', error as Error),
    );
  }, [isWanted]);
  return (
    <section className={styles.beside} aria-label="Chosen job" data-screen-only="">
      {job && Content ? <Content {...job} skeleton={skeleton} /> : skeleton}
    </section>
  );
}
