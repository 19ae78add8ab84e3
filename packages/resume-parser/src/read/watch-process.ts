import { TOO_LARGE, TOO_LONG, type ReaderLimits } from './answer.ts';

const EVERY_MS = 10;
/** Work, not waiting for a busy machine: a hundred times what a resume takes. */
const MOST_CPU_MS = 20_000;

/**
 * Ends the process, whatever its main thread is at, when it holds more memory than it may or runs for too long, also
 * when nobody waits for it any more. Limits on a heap are no limits on memory: buffers lie outside of it, and one large
 * array goes past it.
 */
export function watchProcess({ memoryMb, timeoutMs }: ReaderLimits): void {
  const startedAt = performance.now();
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isTooLong = (user + system) / 1_000 > MOST_CPU_MS || performance.now() - startedAt > timeoutMs;
    if (process.memoryUsage.rss() > memoryMb * 1024 * 1024) process.kill(process.pid, TOO_LARGE);
    else if (isTooLong) process.kill(process.pid, TOO_LONG);
  }, EVERY_MS);
}
