import { useEffect, useEffectEvent, useState } from 'react';
import { toFailureText } from '../../lib/api/failure-text.ts';

interface Leave {
  isLeaving: boolean;
  error: string | null;
  leave: () => void;
}

/**
 * A button that leads to a page of the payment provider: it stays busy until the browser is there, and is as before
 * when the person comes back.
 */
export function useLeave(getAddress: () => Promise<string>, fallback: string, onBack: () => void): Leave {
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const comeBack = useEffectEvent(() => {
    setIsLeaving(false);
    onBack();
  });
  useEffect(() => {
    // The browser kept the page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    setError(null);
    try {
      location.assign(await getAddress());
    } catch (failure) {
      setError(toFailureText(failure, fallback));
      setIsLeaving(false);
    }
  }

  return {
    isLeaving,
    error,
    leave: () => {
      if (!isLeaving) void leave();
    },
  };
}
