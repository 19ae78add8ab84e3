import { Worker } from 'node:worker_threads';
import { databaseUnavailable, StatementError, toDatabaseError } from './database-errors.ts';
import type { PgliteSession } from './pglite-worker.mjs';

export interface StatementResult {
  rows: unknown[];
  affectedRows: number | undefined;
}

/** One running PGlite. After `ended` it answers nothing more; a transaction begun on it is lost with it. */
export interface PgliteInstance {
  readonly ended: boolean;
  query(text: string, parameters: readonly (string | null)[]): Promise<StatementResult>;
  /** Writes the whole database to a file, from which `restoreEmbedded` makes another. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

type Answer =
  | { kind: 'ready' }
  | { kind: 'failed'; error: Record<string, string> }
  | { kind: 'result'; id: number; rows: unknown[]; affectedRows: number | undefined }
  | { kind: 'error'; id: number; error: Record<string, string> }
  | { kind: 'copy-failed'; id: number; message: string };

interface Waiting {
  resolve: (result: StatementResult) => void;
  reject: (error: unknown) => void;
}

class WorkerInstance implements PgliteInstance {
  ended = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  #lastId = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#end(error));
    this.#exited = new Promise((resolve) => {
      worker.on('exit', (status) => {
        this.#end(new Error(`the embedded database's thread ended with status ${status}`));
        resolve();
      });
    });
  }

  query(text: string, parameters: readonly (string | null)[]): Promise<StatementResult> {
    return this.#ask({ kind: 'query', text, parameters });
  }

  async copyTo(file: string): Promise<void> {
    await this.#ask({ kind: 'copy', file });
  }

  #ask(request: Record<string, unknown>): Promise<StatementResult> {
    if (this.ended) return Promise.reject(databaseUnavailable(new Error('the embedded database has ended')));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  async close(): Promise<void> {
    if (!this.ended) this.#worker.postMessage({ kind: 'close' });
    await this.#exited;
  }

  #settle(answer: Answer): void {
    if (answer.kind === 'ready' || answer.kind === 'failed') return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'result') waiting?.resolve({ rows: answer.rows, affectedRows: answer.affectedRows });
    else if (answer.kind === 'error') waiting?.reject(toStatementError(answer.error));
    else waiting?.reject(new Error(answer.message));
  }

  #end(cause: Error): void {
    this.ended = true;
    for (const { reject } of this.#waiting.values()) reject(databaseUnavailable(cause));
    this.#waiting.clear();
  }
}

/** Without a code it was not the statement that failed but the instance. */
function toStatementError(fields: Record<string, string>): unknown {
  const error = new StatementError(fields);
  return error.code === undefined ? databaseUnavailable(error) : toDatabaseError(error);
}

/**
 * Starts PGlite on a directory in a thread of its own, so that a long query holds up nobody else's work. It writes nothing
 * while its disk has less than `roomKeptMb` left.
 */
export function startWorkerInstance(options: {
  directory: string;
  roomKeptMb: number;
}): Promise<PgliteInstance> {
  const { directory } = options;
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { firsthandDatabase: options },
  });
  const instance = new WorkerInstance(worker);
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: Answer) => {
      if (answer.kind === 'ready') {
        resolve(instance);
        return;
      }
      const reason = answer.kind === 'failed' ? answer.error.message : 'no answer';
      reject(new Error(`The embedded database in ${directory} cannot be opened: ${reason}`));
    });
    worker.once('error', reject);
    worker.once('exit', (status) => {
      reject(
        new Error(`The embedded database in ${directory} cannot be opened: its thread ended with ${status}`),
      );
    });
  });
}

/** Makes an instance of a PGlite that runs in this thread. */
export function toInstance(session: PgliteSession): PgliteInstance {
  return {
    ended: false,
    query: async (text, parameters) => {
      try {
        return await session.query(text, parameters);
      } catch (error) {
        throw toStatementError({ ...(error as Record<string, string>), message: (error as Error).message });
      }
    },
    copyTo: (file) => session.copyTo(file),
    close: () => session.close(),
  };
}
