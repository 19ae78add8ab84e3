import { useEffect, useEffectEvent } from 'react';

export const OFFLINE_TEXT = 'You are offline.';

/** Whether the browser knows that it has no network. Having one is no promise that the server answers. */
export function isOffline(): boolean {
  // Node.js has a navigator too, which knows nothing of a network.
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/** Does `act` again as soon as the network is back. */
export function useWhenOnline(act: () => void): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    const listener = () => again();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
