import { parentPort } from 'node:worker_threads';
import { TOO_LARGE, TOO_LONG, type RoomLimits } from './room-limits.ts';

const EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

/**
 * Ends the process, whatever its main thread is at, when a piece of work holds more memory than it may or takes too long,
 * also when nobody waits for it any more. Runs in a thread beside the work, which tells it of the beginning and the end.
 */
export function watchRoom({ memoryMb, cpuMs, withinMs }: RoomLimits): void {
  let begun: { at: number; cpuMs: number } | null = null;
  parentPort?.on('message', (isWorking: boolean) => {
    begun = isWorking ? { at: performance.now(), cpuMs: usedMs() } : null;
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * MEGABYTE) process.kill(process.pid, TOO_LARGE);
    if (begun === null) return;
    if (usedMs() - begun.cpuMs > cpuMs || performance.now() - begun.at > withinMs)
      process.kill(process.pid, TOO_LONG);
  }, EVERY_MS);
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
