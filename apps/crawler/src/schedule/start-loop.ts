export interface Loop {
  /** Waits for the running step. Safe to call twice. */
  stop: () => Promise<void>;
  /** Takes the next step now, or right after the running one. */
  wake: () => void;
}

/** Runs `step` again and again, never twice at once. Errors are told and do not end the loop. */
export function startLoop(
  step: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Loop {
  let stopped = false;
  let woken = false;
  let ring: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      if (woken || stopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, everyMs);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    while (!stopped) {
      woken = false;
      await step().catch(onError);
      await pause();
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
