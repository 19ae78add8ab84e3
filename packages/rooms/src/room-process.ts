import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { TOO_LARGE, TOO_LONG, type RoomAnswer, type RoomLimits } from './room-limits.ts';

/** The process ends itself a little later than whoever waits for it gives up, should that one be gone. */
const GRACE_MS = 5_000;
/** How a shell reports SIGABRT, with which V8 ends when its heap is full. */
const ABORTED_STATUS = 134;

/** A process of a room as its owner sees it. It works at one piece at a time. */
export class RoomProcess {
  readonly #process: ChildProcess;
  /** Pieces that it was given. */
  pieces = 0;

  constructor(program: URL, { heapMb, ...limits }: RoomLimits & { heapMb: number }) {
    const own: RoomLimits = { ...limits, withinMs: limits.withinMs + GRACE_MS };
    // Neither settings nor secrets of ours go with it, and nothing that it prints comes out.
    this.#process = fork(fileURLToPath(program), [JSON.stringify(own)], {
      ...{ env: {}, execArgv: [`--max-old-space-size=${heapMb}`] },
      ...{ serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    });
    // What is written to a process that just died; its end tells what happened.
    this.#process.on('error', () => undefined);
    this.unref();
  }

  get isAlive(): boolean {
    return this.#process.connected && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Gives it a piece and waits for what it says, also when that is its end. */
  async ask(request: unknown): Promise<RoomAnswer> {
    this.pieces += 1;
    const done = new AbortController();
    const { signal } = done;
    this.#process.ref();
    this.#process.channel?.ref();
    try {
      const said = Promise.race([
        once(this.#process, 'message', { signal }).then(
          ([bytes]) => deserialize(bytes as Buffer) as RoomAnswer,
        ),
        once(this.#process, 'exit', { signal }).then(([status, ended]) =>
          toEnd(status as number | null, ended as NodeJS.Signals | null),
        ),
      ]);
      this.#process.send(serialize(request));
      return await said;
    } finally {
      done.abort();
      this.unref();
    }
  }

  /** Ends it, whatever it is at. */
  end(): void {
    this.#process.kill('SIGKILL');
  }

  /** Nobody waits for its end who has nothing else to do. */
  unref(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }
}

/** Ended by itself or by the system, or out of heap: the piece was too much. Anything else is a fault of ours. */
function toEnd(status: number | null, ended: NodeJS.Signals | null): RoomAnswer {
  const detail = `the process ended with ${ended ?? `status ${status ?? '?'}`}`;
  if (ended === TOO_LONG) return { kind: 'too-long', detail };
  const isTooLarge = ended === TOO_LARGE || ended === 'SIGABRT' || ended === 'SIGTRAP';
  return { kind: isTooLarge || status === ABORTED_STATUS ? 'too-large' : 'fault', detail };
}
