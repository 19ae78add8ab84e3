import { createApiClient } from '@firsthand/api-client';
import type { JobProfile, ValidateApplicationResponse } from '@firsthand/contracts';
import { ERROR_TEXTS, JOB_PROFILE_ROUTES, TURBO_APPLY_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { isStopper } from './next-step.ts';
import type { TurboJob } from './turbo-job.ts';

const api = createApiClient(sessionFetch, { ...JOB_PROFILE_ROUTES, ...TURBO_APPLY_ROUTES });
const startFailed = 'The application could not be prepared. Please try again.';

/** What the modal knows: the profiles, which one is chosen, and what the server says of it. */
export function useTurbo(job: TurboJob) {
  const navigate = useNavigate();
  const [profiles, setProfiles] = useState<readonly JobProfile[] | null>(null);
  const [chosen, setChosen] = useState<JobProfile | null>(null);
  /** The chooser was asked for: what is chosen next was chosen by hand. */
  const [hasChanged, setHasChanged] = useState(false);
  const [check, setCheck] = useState<ValidateApplicationResponse | null>(null);
  const [busyWith, setBusyWith] = useState<'loading' | 'validating' | 'starting' | null>('loading');
  const [error, setError] = useState<string | null>(null);
  /** Grows with each choice: the answer about a former one is dropped. */
  const turn = useRef(0);

  function choose(profile: JobProfile): void {
    setChosen(profile);
    void validate(profile);
  }

  const onLoaded = useEffectEvent((list: readonly JobProfile[]) => {
    setProfiles(list);
    setBusyWith(null);
    const [first, ...others] = list;
    // With one profile there is nothing to choose.
    if (first && others.length === 0) choose(first);
  });

  /** Each asking loads the list once more. */
  const [asking, setAsking] = useState(1);
  useEffect(() => {
    let isOld = false;
    api.listJobProfiles().then(
      (list) => isOld || onLoaded(list),
      (failure: unknown) => {
        if (isOld) return;
        setError(toFailureText(failure, `${ERROR_TEXTS.profilesFailed}. Please try again.`));
        setBusyWith(null);
      },
    );
    return () => {
      isOld = true;
    };
  }, [asking]);

  async function validate(profile: JobProfile): Promise<void> {
    const mine = (turn.current += 1);
    setBusyWith('validating');
    setError(null);
    setCheck(null);
    let answer: ValidateApplicationResponse | null = null;
    let words: string | null = null;
    try {
      answer = await api.validateApplication({
        body: { jobProfileId: profile.id, requisitionId: job.id, atsSource: job.source },
      });
    } catch (failure) {
      words = toFailureText(failure, `${ERROR_TEXTS.profileValidateFailed}. Please try again.`);
    }
    if (mine !== turn.current) return;
    setCheck(answer);
    setError(words);
    setBusyWith(null);
  }

  async function start(): Promise<void> {
    if (!chosen || busyWith !== null) return;
    setBusyWith('starting');
    setError(null);
    try {
      const draft = await api.startDraft({
        body: { job_profile_id: chosen.id, requisition_id: job.id, source: job.source },
      });
      await navigate(`/job-applications/prepared/${draft.id}`);
    } catch (failure) {
      setError(toFailureText(failure, startFailed));
    }
    setBusyWith(null);
  }

  return {
    profiles,
    chosen,
    check,
    busyWith,
    error,
    canContinue: chosen !== null && check !== null && busyWith === null && !check.problems.some(isStopper),
    reload: () => {
      setBusyWith('loading');
      setError(null);
      setAsking(asking + 1);
    },
    validateAgain: () => {
      if (chosen) void validate(chosen);
    },
    hasChanged,
    choose,
    /** Back to the chooser. */
    change: () => {
      setHasChanged(true);
      turn.current += 1;
      setChosen(null);
      setCheck(null);
      setError(null);
      setBusyWith(null);
    },
    start: () => void start(),
  };
}
