import { useRef, useState } from 'react';
import { toFailureText } from './api/failure-text.ts';

interface Action {
  isBusy: boolean;
  error: string | null;
  run: () => Promise<void>;
  forgetError: () => void;
}

/** One thing a button does: once at a time, with what to say when it failed. */
export function useAction(act: () => Promise<void>, fallback: string): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(toFailureText(failure, fallback));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, error, run, forgetError: () => setError(null) };
}
