import type { ReactNode } from 'react';
import { AppliedNote } from '../features/applied-jobs/applied-note.tsx';
import { AskApplied } from '../features/applied-jobs/ask-applied.tsx';
import { useSnailReturn } from '../features/applied-jobs/use-snail-return.ts';
import { SaveJob } from '../features/bookmarks/save-job.tsx';
import type { JobPageData } from '../features/job-page/job-page-data.ts';
import { TurboApply } from '../features/turbo-apply/turbo-apply.tsx';
import { useOffersTurboApply } from '../lib/use-offers-turbo-apply.ts';

/** What an open job gets from other features, on its page and beside the results. */
interface JobParts {
  save: ReactNode;
  turbo: ReactNode;
  applied: ReactNode;
  onSnailApply: () => void;
  /** Asks those who come back from the employer's page; once, anywhere. */
  ask: ReactNode;
}

export function useJobParts({ job: { id, source, title }, path }: JobPageData): JobParts {
  const offersTurboApply = useOffersTurboApply();
  const snail = useSnailReturn(id);
  const job = { id, source, title };
  return {
    save: <SaveJob job={job} path={path} />,
    turbo: offersTurboApply ? <TurboApply job={job} path={path} /> : null,
    applied: (
      <AppliedNote
        jobId={id}
        again={offersTurboApply ? <TurboApply job={job} path={path} isAgain /> : null}
      />
    ),
    onSnailApply: snail.leave,
    ask: <AskApplied job={job} isBack={snail.isBack} onClose={snail.close} />,
  };
}
