import type { JobProfile, ValidateApplicationResponse } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toFailureWords } from '../../lib/failure-words.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { isStopper } from './next-step.ts';
import { toTurboCalls, type TurboJob } from './turbo-calls.ts';

const calls = toTurboCalls(sessionFetch);
const startFailed = 'The application could not be prepared. Please try again.';

/** What the modal knows: the profiles, which one is chosen, and what the server says of it. */
export function useTurbo(job: TurboJob) {
  const navigate = useNavigate();
  const [profiles, setProfiles] = useState<readonly JobProfile[] | null>(null);
  const [chosen, setChosen] = useState<JobProfile | null>(null);
  const [check, setCheck] = useState<ValidateApplicationResponse | null>(null);
  const [busyWith, setBusyWith] = useState<'loading' | 'validating' | 'starting' | null>('loading');
  const [error, setError] = useState<string | null>(null);
  /** Grows with each choice: the answer about a former one is dropped. */
  const turn = useRef(0);

  /** Each asking loads the list once more. */
  const [asking, setAsking] = useState(1);
  useEffect(() => {
    let isOld = false;
    calls
      .listProfiles()
      .then(
        (list) => isOld || setProfiles(list),
        (failure: unknown) =>
          isOld || setError(toFailureWords(failure, `${ERROR_TEXTS.profilesFailed}. Please try again.`)),
      )
      .finally(() => isOld || setBusyWith(null));
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
      answer = await calls.validate(job, profile.id);
    } catch (failure) {
      words = toFailureWords(failure, `${ERROR_TEXTS.profileValidateFailed}. Please try again.`);
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
      const draft = await calls.start(job, chosen.id);
      await navigate(`/job-applications/prepared/${draft.id}`);
    } catch (failure) {
      setError(toFailureWords(failure, startFailed));
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
    choose: (profile: JobProfile) => {
      setChosen(profile);
      void validate(profile);
    },
    /** Back to the chooser. */
    change: () => {
      turn.current += 1;
      setChosen(null);
      setCheck(null);
      setError(null);
      setBusyWith(null);
    },
    start: () => void start(),
  };
}
