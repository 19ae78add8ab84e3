/** Runs `act` after a while, unless it is called off first. */
export type Schedule = (act: () => void, ms: number) => () => void;

export interface Autosave {
  /** Something changed: saves after a pause in typing. */
  soon: () => void;
  /** Saves now; resolves when nothing is under way. */
  now: () => Promise<void>;
  /** Calls off what waits for its pause. */
  stop: () => void;
  /** Resolves when nothing is under way; null when nothing is. */
  running: () => Promise<void> | null;
}

const scheduleByTimer: Schedule = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** When to save: once after the last of several changes, and never twice at a time. `save` must not throw. */
export function createAutosave(
  save: () => Promise<void>,
  { pauseMs, schedule = scheduleByTimer }: { pauseMs: number; schedule?: Schedule },
): Autosave {
  let running: Promise<void> | null = null;
  let stop = () => {};

  function now(): Promise<void> {
    stop();
    running ??= save().finally(() => (running = null));
    return running;
  }

  return {
    soon() {
      stop();
      stop = schedule(() => void now(), pauseMs);
    },
    now,
    stop: () => stop(),
    running: () => running,
  };
}
