import { isDatabaseUnavailable } from './database-errors.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface OutageWatch {
  /** Does `work`, which asks the database, and notes whether that answered. Throws what `work` throws. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface OutageWatchOptions {
  /** Told once when the database is lost, with the first error that said so. */
  onLost: (error: unknown) => void;
  /** Told once when it answers again. */
  onBack?: (awayMs: number) => void;
}

/** Tells when the database is lost and when it is back: once each, however many loops share the watch and ask. */
export function watchOutages({ onLost, onBack }: OutageWatchOptions): OutageWatch {
  let lostAt: number | null = null;
  let changedAt = -1;
  return {
    during: async (work) => {
      const startedAt = performance.now();
      // What began before the last change speaks of the time before it, as an attempt to connect that ran into its limit.
      const isNews = () => startedAt > changedAt;
      try {
        const result = await work();
        if (lostAt !== null && isNews()) {
          changedAt = performance.now();
          onBack?.(changedAt - lostAt);
          lostAt = null;
        }
        return result;
      } catch (error) {
        if (lostAt === null && isNews() && isDatabaseUnavailable(error)) {
          lostAt = changedAt = performance.now();
          onLost(error);
        }
        throw error;
      }
    },
  };
}

/**
 * Milliseconds before the next try after so many failures in a row: a second, doubled each time up to 30, of which up to
 * half is taken off at random, so that the nodes do not come back all at once.
 */
export function toPauseMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20));
  return whole * (1 - random() / 2);
}
