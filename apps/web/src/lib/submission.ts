import { ApiFailure } from '@firsthand/api-client';
import { toFailureText } from './api/failure-text.ts';
import { logWarning } from './log.ts';
import { createSubject, type Observable } from './observable.ts';

export type SubmissionState =
  { kind: 'idle' } | { kind: 'submitting' } | { kind: 'sent' } | { kind: 'failed'; text: string };

export interface Submission extends Observable<SubmissionState> {
  /** Sends once: a call while another is under way is ignored. Never throws; true when it was sent. */
  send: (act: () => Promise<unknown>) => Promise<boolean>;
  /** A fault that was found before anything was sent. */
  refuse: (text: string) => void;
  dismiss: () => void;
}

/** The states of a form that is sent: idle, submitting, sent or failed with a text. */
export function createSubmission(fallback: string): Submission {
  const { get, set, subscribe } = createSubject<SubmissionState>({ kind: 'idle' });
  return {
    get,
    subscribe,
    async send(act) {
      if (get().kind === 'submitting') return false;
      set({ kind: 'submitting' });
      try {
        await act();
      } catch (error) {
        if (error instanceof ApiFailure) logWarning('A form was not taken:', error);
        set({ kind: 'failed', text: toFailureText(error, fallback, { away: 'reason' }) });
        return false;
      }
      set({ kind: 'sent' });
      return true;
    },
    refuse: (text) => {
      if (get().kind !== 'submitting') set({ kind: 'failed', text });
    },
    dismiss: () => {
      if (get().kind !== 'submitting') set({ kind: 'idle' });
    },
  };
}
