import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readChosenJob, toChosenAddress } from '../../features/search/chosen-job.ts';
import type { SearchOutcome } from '../../features/search/results/search-outcome.ts';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import type { JobBesideProps } from './job-beside-props.ts';

/** The job beside the results of a search: the one its address names, else the first one. */
export function useJobBeside(address: string, outcome: SearchOutcome, isLoading: boolean) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isReading, setReading] = useState(false);
  const chosen = readChosenJob(new URLSearchParams(search));
  const jobs = outcome.kind === 'found' ? outcome.jobs.filter(({ path }) => path !== '#') : [];
  const at = chosen ? jobs.findIndex(({ id }) => id === chosen.id) : 0;
  const current = jobs[at];
  const hasJob = outcome.kind !== 'ready' && (current !== undefined || chosen !== null);

  /** Shows a job where there is room for one; `isStep`: the next one of a stretch that is read with the keys. */
  function choose(job: JobCardData, isStep: boolean) {
    if (job.path === '#') return;
    setReading(isStep);
    void navigate(toChosenAddress(address, job), { replace: isStep, preventScrollReset: true });
  }

  /** Leaves the chosen job when it is among those that go, for the next one that stays. */
  function leave(isGone: (job: JobCardData) => boolean) {
    if (!chosen || !current || !isGone(current)) return;
    const next = [...jobs.slice(at + 1), ...jobs.slice(0, at).reverse()].find((job) => !isGone(job));
    void navigate(toChosenAddress(address, next ?? null), { replace: true, preventScrollReset: true });
  }

  const beside: Omit<JobBesideProps, 'skeleton'> = {
    path: current?.path ?? null,
    chosen,
    nextPaths: isReading ? [jobs[at + 1], jobs[at - 1]].flatMap((job) => job?.path ?? []) : [],
  };
  return {
    /** The address with the chosen job in it. */
    address: toChosenAddress(address, chosen),
    /** Whether the results leave room for a job, here as in any other width. */
    hasRoom: hasJob || isLoading,
    /** Null while it is not known, and where there is no room. */
    beside: isWide && hasJob && !isLoading ? beside : null,
    /** Which of the results stands beside them. */
    shownId: isWide ? (current?.id ?? null) : null,
    /** Null where there is no room. */
    choose: isWide && outcome.kind === 'found' ? choose : null,
    leave,
  };
}
