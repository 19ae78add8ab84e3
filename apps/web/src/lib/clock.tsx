import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Clock } from './format-date.ts';
import { useHydrated } from './use-hydrated.ts';

const tickMs = 30_000;
let current = Date.now();

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(() => {
    current = Date.now();
    onChange();
  }, tickMs);
  return () => clearInterval(timer);
}

const RenderTimeContext = createContext(0);

/** Carries the time at which the server rendered the page, in epoch milliseconds. */
export const RenderTimeProvider = RenderTimeContext.Provider;

/**
 * The time to compute "n minutes ago" from, in epoch milliseconds. The first render in the browser repeats the server's
 * time, so that nothing differs while React takes over; then it is the browser's own and moves on by itself.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderTimeContext);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => renderedAt,
  );
}

/** Which clock to show times on: UTC as the server wrote them, the reader's own once scripts run. */
export function useReaderClock(): Clock {
  return useHydrated() ? 'local' : 'utc';
}
