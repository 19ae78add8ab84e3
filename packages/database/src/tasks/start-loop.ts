import { isDatabaseUnavailable } from '../database-errors.ts';
import { toPauseMs, watchOutages, type OutageWatch } from '../watch-outages.ts';

export interface Loop {
  /** Waits for the running step. Safe to call twice. */
  stop: () => Promise<void>;
  /** Takes the next step now, or right after the running one. */
  wake: () => void;
}

/**
 * Runs `step` again and again, never twice at once. Errors are told and do not end the loop, which takes growing pauses
 * then; of a database that is away `outages` is told instead, or `onError` once.
 */
export function startLoop(
  step: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
  outages: OutageWatch = watchOutages({ onLost: onError }),
): Loop {
  let stopped = false;
  let woken = false;
  let ring: () => void = () => undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, ms);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    let failures = 0;
    while (!stopped) {
      woken = false;
      try {
        await outages.during(step);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!isDatabaseUnavailable(error)) onError(error);
      }
      await pause(failures === 0 ? everyMs : Math.max(everyMs, toPauseMs(failures)));
    }
  };
  const running = loop();
  const wake = () => {
    woken = true;
    ring();
  };
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}
