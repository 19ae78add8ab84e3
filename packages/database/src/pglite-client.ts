import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
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

/** Asks PGlite's thread by messages. */
class Asking {
  ended = false;
  readonly #port: Pick<Worker | MessagePort, 'postMessage'>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(port: Worker | MessagePort) {
    this.#port = port;
    (port as Pick<Worker, 'on'>).on('message', (answer: Answer) => this.#settle(answer));
  }

  ask(request: Record<string, unknown>): Promise<StatementResult> {
    if (this.ended) return Promise.reject(databaseUnavailable(new Error('the embedded database has ended')));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ ...request, id });
    });
  }

  end(cause: Error): void {
    this.ended = true;
    for (const { reject } of this.#waiting.values()) reject(databaseUnavailable(cause));
    this.#waiting.clear();
  }

  #settle(answer: Answer): void {
    if (answer.kind === 'ready' || answer.kind === 'failed') return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'result') waiting?.resolve({ rows: answer.rows, affectedRows: answer.affectedRows });
    else if (answer.kind === 'error') waiting?.reject(toStatementError(answer.error));
    else waiting?.reject(new Error(answer.message));
  }
}

/** PGlite in a thread of its own, in the thread that started it. */
export class WorkerInstance implements PgliteInstance {
  readonly #worker: Worker;
  readonly #asking: Asking;
  readonly #exited: Promise<void>;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.#asking = new Asking(worker);
    worker.on('error', (error) => this.#asking.end(error));
    this.#exited = new Promise((resolve) => {
      worker.on('exit', (status) => {
        this.#asking.end(new Error(`the embedded database's thread ended with status ${status}`));
        resolve();
      });
    });
  }

  get ended(): boolean {
    return this.#asking.ended;
  }

  query(text: string, parameters: readonly (string | null)[]): Promise<StatementResult> {
    return this.#asking.ask({ kind: 'query', text, parameters });
  }

  async copyTo(file: string): Promise<void> {
    await this.#asking.ask({ kind: 'copy', file });
  }

  /** Where another thread may send its statements, for `GuestInstance`, when it has the connection. */
  admit(guest: number): MessagePort {
    const { port1: port, port2: given } = new MessageChannel();
    this.#worker.postMessage({ kind: 'admit', guest, port }, [port]);
    return given;
  }

  /** Takes no statement of that guest any more, also none that is on its way. */
  async shutOut(guest: number): Promise<void> {
    await this.#asking.ask({ kind: 'shut-out', guest });
  }

  async close(): Promise<void> {
    if (!this.ended) this.#worker.postMessage({ kind: 'close' });
    await this.#exited;
  }
}

/** PGlite in a thread that another one started. */
export class GuestInstance implements PgliteInstance {
  readonly #port: MessagePort;
  readonly #asking: Asking;

  constructor(port: MessagePort) {
    this.#port = port;
    this.#asking = new Asking(port);
    port.on('close', () => this.#asking.end(new Error("the embedded database's thread ended")));
  }

  get ended(): boolean {
    return this.#asking.ended;
  }

  query(text: string, parameters: readonly (string | null)[]): Promise<StatementResult> {
    return this.#asking.ask({ kind: 'query', text, parameters });
  }

  copyTo(): Promise<void> {
    return Promise.reject(new Error('Only the thread that has the store open copies it'));
  }

  close(): Promise<void> {
    this.#port.close();
    return Promise.resolve();
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
}): Promise<WorkerInstance> {
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
