// Loaded before a program under test (`NODE_OPTIONS=--import=…`): writes down how long its event loop was held up.
//
// Not by the clock: on a machine with other work the clock tells how busy that is. Between two turns of a timer this counts the
// time that the main thread itself was on a processor, from Linux's own account of it, which is what the program did without
// letting anybody else in.
import { appendFileSync, readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 10;
const WORTH_TELLING_MS = 40;
const readCpuMs = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

if (isMainThread && process.env.FIRSTHAND_LOOP_FILE) {
  const file = `${process.env.FIRSTHAND_LOOP_FILE}.${process.pid}`;
  let [cpuMs, at] = [readCpuMs(), Date.now()];
  const look = () => {
    const [nowMs, now] = [readCpuMs(), Date.now()];
    const heldMs = Math.round(nowMs - cpuMs);
    if (heldMs >= WORTH_TELLING_MS) appendFileSync(file, `${at} ${now} ${heldMs}\n`);
    [cpuMs, at] = [nowMs, now];
  };
  setInterval(look, EVERY_MS).unref();
}
