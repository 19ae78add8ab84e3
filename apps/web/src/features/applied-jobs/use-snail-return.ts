import { useEffect, useState } from 'react';
import { browserSessionStorage } from '../../lib/session/session.ts';

type SnailState = 'idle' | 'away' | 'back';

const toKey = (jobId: number) => `asked_applied_${jobId}`;

/** Whether the person opened the employer's page and came back; `back` once per job and tab. */
export function useSnailReturn(jobId: number) {
  const [state, setState] = useState<SnailState>('idle');
  useEffect(() => {
    if (state !== 'away') return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      browserSessionStorage.set(toKey(jobId), 'yes');
      setState('back');
    };
    document.addEventListener('visibilitychange', look);
    // A window beside this one never hides it.
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [state, jobId]);
  return {
    isBack: state === 'back',
    leave: () => {
      if (state === 'idle' && browserSessionStorage.get(toKey(jobId)) === null) setState('away');
    },
    close: () => setState('idle'),
  };
}
