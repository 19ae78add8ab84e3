import { useState } from 'react';
import { useObservable } from './observable.ts';
import { createSubmission, type Submission, type SubmissionState } from './submission.ts';

const IDLE: SubmissionState = { kind: 'idle' };

/** One form's submission and its state, for as long as the form is there. */
export function useSubmission(fallback: string): Submission & { state: SubmissionState } {
  const [submission] = useState(() => createSubmission(fallback));
  const state = useObservable(submission, () => IDLE);
  return { ...submission, state };
}
