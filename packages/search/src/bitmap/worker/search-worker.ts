import { Worker } from 'node:worker_threads';
import { createSearchLine } from '../../search-line.ts';
import {
  toThreadsMs,
  type CallKind,
  type WorkerAnswer,
  type WorkerCalls,
  type WorkerOptions,
} from './protocol.ts';

/** A search that the thread has for longer is answered by another executor. */
const SEARCH_TIMEOUT_MS = 1_000;
/** Enough that the thread always has a next one. */
const AT_ONCE = 4;

/** `quick`: what takes next to nothing does not wait behind searches. */
export type Line = 'searches' | 'quick';
/** After so many searches in a row without any answer the thread is given up. */
const MOST_TIMEOUTS = 5;

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** The thread that holds the index. After `ended` it answers nothing more. */
export class SearchWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** Resolves with the reason once the thread has ended, whoever ended it. */
  readonly ended: Promise<Error>;
  #reason: Error | undefined;
  #lastId = 0;
  readonly #lines = { searches: createSearchLine(AT_ONCE), quick: createSearchLine(AT_ONCE) };
  #timeouts = 0;

  constructor(options: WorkerOptions) {
    // A bundle of search-thread.ts: beside the program when that is built, else see the file of this name.
    this.#worker = new Worker(new URL('./search-thread.mjs', import.meta.url), {
      workerData: { firsthandSearch: options },
    });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.ended = new Promise((resolve) => {
      const end = (reason: Error) => {
        this.#end(reason);
        resolve(this.#reason ?? reason);
      };
      this.#worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
      this.#worker.on('exit', (status) => end(new Error(`The thread of search ended with status ${status}`)));
    });
  }

  get hasEnded(): boolean {
    return this.#reason !== undefined;
  }

  /** Rejects when the thread fails at it or ends. */
  call<Kind extends CallKind>(
    kind: Kind,
    request: WorkerCalls[Kind]['request'],
  ): Promise<WorkerCalls[Kind]['answer']> {
    return this.#send(kind, request, undefined);
  }

  /** The same for what somebody waits for: in this line, and rejected as well when the thread has it for too long. */
  ask<Kind extends 'search' | 'suggest' | 'correct'>(
    kind: Kind,
    request: Omit<WorkerCalls[Kind]['request'], 'deadline'>,
    line: Line,
  ): Promise<WorkerCalls[Kind]['answer']> {
    return this.#lines[line].run(() =>
      this.#send(kind, { ...request, deadline: toThreadsMs() + SEARCH_TIMEOUT_MS }, SEARCH_TIMEOUT_MS),
    );
  }

  /** Ends the thread, whatever it does. */
  async terminate(reason: Error): Promise<void> {
    this.#end(reason);
    await this.#worker.terminate();
  }

  #send<Kind extends CallKind>(
    kind: Kind,
    request: object,
    timeoutMs: number | undefined,
  ): Promise<WorkerCalls[Kind]['answer']> {
    if (this.#reason) return Promise.reject(this.#reason);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = timeoutMs === undefined ? {} : { timer: setTimeout(() => this.#giveUp(id), timeoutMs) };
      this.#waiting.set(id, { resolve, reject, ...timer });
      this.#worker.postMessage({ ...request, id, kind });
    });
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    clearTimeout(waiting?.timer);
    this.#timeouts = 0;
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.value as never);
  }

  #giveUp(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.reject(new Error(`The thread of search gave no answer within ${SEARCH_TIMEOUT_MS} ms`));
    this.#timeouts += 1;
    if (this.#timeouts >= MOST_TIMEOUTS)
      void this.terminate(new Error('The thread of search answers no more'));
  }

  #end(reason: Error): void {
    this.#reason ??= reason;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#reason);
    }
    this.#waiting.clear();
  }
}
