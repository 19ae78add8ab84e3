import { ApiFailure } from '@firsthand/api-client';
import { useEffect, useState } from 'react';
import { logError, logWarning } from '../../../lib/log.ts';
import type { JobPageOutcome } from '../job-page-data.ts';
import { askForJob, findKeptJob } from './kept-jobs.ts';

export interface KeptJob {
  /** Undefined until it is there. */
  outcome: JobPageOutcome | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The job of a page; then those of `nextPaths` are asked for as well, so that they are there when they are wanted. */
export function useKeptJob(path: string, nextPaths: readonly string[]): KeptJob {
  const [settled, setSettled] = useState<{ path: string; hasFailed: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (hasFailed: boolean) => {
      if (isCurrent) setSettled({ path, hasFailed });
    };
    askForJob(path).then(
      () => settle(false),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) logError(error);
        settle(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);
  useNextJobs(nextPaths);
  return {
    outcome: findKeptJob(path),
    hasFailed: settled?.path === path && settled.hasFailed,
    retry: () => {
      setSettled(null);
      setAttempt((count) => count + 1);
    },
  };
}

function useNextJobs(paths: readonly string[]): void {
  const list = paths.join('\n');
  useEffect(() => {
    for (const path of list === '' ? [] : list.split('\n')) {
      askForJob(path).catch((error: unknown) => {
        // Asked again once it is wanted.
        if (error instanceof ApiFailure) logWarning('The next job could not be loaded:', error);
        else logError(error);
      });
    }
  }, [list]);
}
