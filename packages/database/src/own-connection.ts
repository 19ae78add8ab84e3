import { databaseUnavailable } from './database-errors.ts';
import type { PgliteInstance, WorkerInstance } from './pglite-client.ts';
import { WaitingLine } from './waiting-line.ts';

const CONNECTION_WAIT_MS = 120_000;
const WAITED_TOO_LONG =
  `Waited ${CONNECTION_WAIT_MS / 1000} s for the embedded database's only connection: ` +
  'a transaction was left open, or waits for a query made outside it.';
/** Somebody waits for an answer of the thread that serves; a board can wait, but it is read in the end. */
const LONGEST_PATIENCE_MS = 500;

/** The one connection of an embedded store, for those who take turns at it. */
export interface SharedConnection {
  /** Waits for a turn, which `release` ends. A PGlite that died is started anew first. */
  acquire(): Promise<PgliteInstance>;
  release(): void;
  readonly figures: { taken: number; waiting: number };
  /** Waits for its turn, and takes no other. */
  close(): Promise<void>;
}

/** The connection in the thread that opened the store: its line is the only one, whoever else asks in it. */
export class OwnConnection<Instance extends PgliteInstance = PgliteInstance> implements SharedConnection {
  readonly #start: () => Promise<Instance>;
  readonly #line = new WaitingLine({
    longestWaitMs: CONNECTION_WAIT_MS,
    longestPatienceMs: LONGEST_PATIENCE_MS,
    toError: () => new Error(WAITED_TOO_LONG),
  });
  #instance: Instance | undefined;

  constructor(start: () => Promise<Instance>) {
    this.#start = start;
  }

  get figures(): { taken: number; waiting: number } {
    return this.#line.figures;
  }

  async acquire({ isPatient = false } = {}): Promise<Instance> {
    await this.#line.acquire({ isPatient });
    try {
      if (!this.#instance || this.#instance.ended) this.#instance = await this.#restart();
      return this.#instance;
    } catch (error) {
      this.#line.release();
      throw error;
    }
  }

  release(): void {
    this.#line.release();
  }

  async close(): Promise<void> {
    await this.#line.acquire();
    await this.#instance?.close();
  }

  /** What cannot be opened again now, as on a full disk, may be later. */
  async #restart(): Promise<Instance> {
    // Who opens the store for the first time is told why that is impossible.
    if (!this.#instance) return this.#start();
    try {
      return await this.#start();
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }
}

/** The connection of a store that runs in a thread of its own. */
export type OwnWorkerConnection = OwnConnection<WorkerInstance>;
