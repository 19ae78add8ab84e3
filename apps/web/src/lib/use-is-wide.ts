import { useSyncExternalStore } from 'react';

/** From this width on a job has room beside the results; the style sheets say the same. */
const wide = typeof window === 'undefined' ? null : window.matchMedia('(min-width: 1280px)');

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether a job has room beside the results; false on the server and in the first render of the browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide?.matches === true,
    () => false,
  );
}
