import type { ReactNode } from 'react';
import type { ChosenJob } from '../../features/search/chosen-job.ts';

export interface JobBesideProps {
  /** Of the page of the result; null for a job that is none of them. */
  path: string | null;
  /** By the person; null for the first result. */
  chosen: ChosenJob | null;
  /** Jobs that are likely to be wanted next. */
  nextPaths: readonly string[];
  skeleton: ReactNode;
}
