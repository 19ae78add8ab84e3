// A supervisor's SIGTERM to `npm start` ends npm and its shell, which do not pass it on: whoever npm started would run on for nobody.
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 500;

/** Ends this process as SIGTERM does when the one that started it is gone, where npm started it. */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watching.unref();
}
