import { lazy, Suspense, type ComponentType } from 'react';
import { useAppliedJob } from '../../lib/applied-jobs/applied-jobs.ts';
import { logWarning } from '../../lib/log.ts';
import { useSession } from '../../lib/session/session.ts';
import type { AppliedPromptProps } from './applied-prompt-props.ts';

interface AskAppliedProps extends AppliedPromptProps {
  /** They came back from the employer's page. */
  isBack: boolean;
}

const AppliedPrompt = lazy(async (): Promise<{ default: ComponentType<AppliedPromptProps> }> => {
  try {
    return { default: (await import('./applied-prompt.tsx')).AppliedPrompt };
  } catch (error) {
    // An offer, nothing more: the job's page is whole without it.
    logWarning('The question could not be loaded:', error as Error);
    return { default: () => null };
  }
});

/** Asks people who are signed in, once, whether they applied on the employer's page. */
export function AskApplied({ job, isBack, onClose }: AskAppliedProps) {
  const { isSignedIn } = useSession();
  const isKnown = useAppliedJob(job.id) !== null;
  if (!isBack || !isSignedIn || isKnown) return null;
  return (
    <Suspense fallback={null}>
      <AppliedPrompt job={job} onClose={onClose} />
    </Suspense>
  );
}
