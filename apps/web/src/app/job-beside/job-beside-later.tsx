import { useEffect, useState, type ComponentType } from 'react';
import { logWarning } from '../../lib/log.ts';
import type { JobBesideProps } from './job-beside-props.ts';

/**
 * Loads what draws the job once the page has nothing else to do, or at once when somebody chose one. Apart from the page,
 * which else would have to name all the files of it.
 */
export function JobBesideLater(props: JobBesideProps) {
  const isIdle = useIsIdle();
  const isWanted = isIdle || props.chosen !== null;
  const [JobBeside, setJobBeside] = useState<ComponentType<JobBesideProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./job-beside.tsx').then(
      (module) => setJobBeside(() => module.JobBeside),
      (error: unknown) => logWarning('The job beside the results could not be loaded:', error as Error),
    );
  }, [isWanted]);
  return JobBeside && isWanted ? <JobBeside {...props} /> : props.skeleton;
}

/** Whether the page has been there for a moment with nothing to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not in every browser.
    const { requestIdleCallback, cancelIdleCallback } = window as Partial<typeof window>;
    const idle = requestIdleCallback?.(() => setIdle(true), { timeout: 1_000 });
    const timer = idle === undefined ? setTimeout(() => setIdle(true), 200) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback?.(idle);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
