import { useState, useSyncExternalStore } from 'react';
import { createSubmission, type Submission, type SubmissionState } from './submission.ts';

const IDLE: SubmissionState = { kind: 'idle' };

/** One form's submission and its state, for as long as the form is there. */
export function useSubmission(fallback: string): Submission & { state: SubmissionState } {
  const [submission] = useState(() => createSubmission(fallback));
  const state = useSyncExternalStore(submission.subscribe, submission.get, () => IDLE);
  return { ...submission, state };
}
