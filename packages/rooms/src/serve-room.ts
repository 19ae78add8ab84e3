import { deserialize, serialize } from 'node:v8';
import { isMainThread, workerData, Worker } from 'node:worker_threads';
import { AppError } from '@firsthand/contracts';
import { TOO_LARGE, type RoomAnswer, type RoomLimits } from './room-limits.ts';
import { watchRoom } from './watch-room.ts';

/** Does one piece of work. What it throws as `AppError` is a refusal in words; anything else is a fault of ours. */
export type RoomWork<Request, Answer> = (request: Request) => Promise<Answer> | Answer;

/**
 * What the program of a room is: it waits for pieces of work, does one after the other, and ends with whoever started it. `load`
 * imports what does them, so that the thread that watches loads nothing of it. `import.meta.url` of the program is `program`.
 */
export function serveRoom<Request, Answer>(
  program: string,
  load: () => Promise<RoomWork<Request, Answer>>,
): void {
  if (!isMainThread) {
    watchRoom(workerData as RoomLimits);
    return;
  }
  const limits = JSON.parse(process.argv[2] ?? '{}') as RoomLimits;
  const watch = new Worker(new URL(program), { workerData: limits });
  watch.unref();
  process.once('disconnect', () => process.exit());
  let loaded: Promise<RoomWork<Request, Answer>> | undefined;
  process.on('message', (request: Uint8Array) => {
    watch.postMessage(true);
    loaded ??= load();
    void loaded
      .then((work) => work(deserialize(request) as Request))
      .then((answer): RoomAnswer => ({ kind: 'done', answer }), toRefusal)
      .then((said) => {
        watch.postMessage(false);
        process.send?.(toBytes(said, limits.answerBytes));
      });
  });
}

/** Ends the process at once, for work that finds itself that it is too large and may not go on. */
export function endAsTooLarge(): never {
  process.kill(process.pid, TOO_LARGE);
  for (;;);
}

function toBytes(said: RoomAnswer, most: number): Buffer {
  const bytes = serialize(said);
  if (bytes.length <= most) return bytes;
  return serialize({ kind: 'too-large', detail: `an answer of ${bytes.length} bytes` } satisfies RoomAnswer);
}

function toRefusal(error: unknown): RoomAnswer {
  if (error instanceof AppError)
    return { kind: 'refused', message: error.message, code: error.code, status: error.status };
  // Of the engine itself: what is nested too deep for a call of a call of a call.
  if (error instanceof RangeError) return { kind: 'too-large', detail: error.message };
  return { kind: 'fault', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
