import { ApiFailure } from '@firsthand/api-client';
import type { ApplicationDraft } from '@firsthand/contracts';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { refreshAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { noteSentDraft } from '../../lib/sent-drafts.ts';
import { logWarning } from '../../lib/log.ts';
import type { DraftApi } from './draft-api.ts';
import type { DraftStore } from './draft-store.ts';
import { countBlocking } from './draft-labels.ts';
import { toRememberedKeys } from './fields/remember-choice.ts';

const step = 'step';
const confirmStep = 'confirm';
const confirmFailed = 'This could not be confirmed. Confirming again is safe: nothing is sent twice.';
const resumeUnsaved =
  'You worded lines of your resume and made no PDF of them. Make it, or discard the changes, and review again.';
/** What the server says when the content is not what was seen, or nothing can be sent any more. */
const REFUSALS = [404, 409, 410];

interface ReviewParts {
  store: DraftStore;
  calls: DraftApi;
  /** Which answers are to be remembered, as far as the person said. */
  choices: ReadonlyMap<string, boolean>;
  /** Lines were worded for a resume of which no PDF was made: the file would not be what the person thinks. */
  isResumeUnsaved: boolean;
  /** Brings what is in the way into view. */
  onBlocked: () => void;
}

/** From the answers to the last look at them, and from there to the application. */
export function useReview({ store, calls, choices, isResumeUnsaved, onBlocked }: ReviewParts) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [busyWith, setBusyWith] = useState<'reviewing' | 'confirming' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);
  const { stored: draft } = store.get();
  const isReady = countBlocking(draft.problems) === 0 && !store.hasUnsaved() && !isResumeUnsaved;
  const isConfirming = params.get(step) === confirmStep && isReady;

  async function once(what: 'reviewing' | 'confirming', act: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyWith(what);
    setError(null);
    await act();
    isRunning.current = false;
    setBusyWith(null);
  }

  async function remember(): Promise<void> {
    const keys = toRememberedKeys(store.get().stored.fields, choices);
    if (keys.length === 0) return;
    try {
      await store.remember(keys);
    } catch (failure) {
      // It concerns other applications; this one can go on, and the person reads why.
      setError(toFailureText(failure, 'Your answers could not be remembered for other forms.'));
    }
  }

  async function review(): Promise<void> {
    const isStored = await store.settle();
    if (isResumeUnsaved) {
      setError(resumeUnsaved);
      onBlocked();
      return;
    }
    if (!isStored || countBlocking(store.get().stored.problems) > 0) {
      onBlocked();
      return;
    }
    await remember();
    setParams({ [step]: confirmStep });
  }

  async function confirm(seen: ApplicationDraft): Promise<void> {
    try {
      const { application } = await calls.confirmDraft({
        params: { id: seen.id },
        body: { version: seen.version, digest: seen.digest },
      });
      refreshAppliedJobs();
      noteSentDraft(seen.id, application.id);
      await navigate(`/job-applications/${application.id}`, { replace: true });
    } catch (failure) {
      setError(toFailureText(failure, confirmFailed));
      if (failure instanceof ApiFailure && REFUSALS.includes(failure.status)) await lookAgain();
    }
  }

  /** Shows the application as it is now; why it was refused stands over it. */
  async function lookAgain(): Promise<void> {
    try {
      await store.reread();
    } catch (failure) {
      logWarning('The prepared application could not be read again:', failure as Error);
    }
    setParams({}, { replace: true });
  }

  return {
    isConfirming,
    busyWith,
    error,
    review: () => void once('reviewing', review),
    confirm: (seen: ApplicationDraft) => void once('confirming', () => confirm(seen)),
    back: () => setParams({}),
  };
}
