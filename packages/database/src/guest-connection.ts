import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { databaseUnavailable, isDatabaseUnavailable } from './database-errors.ts';
import type { OwnWorkerConnection, SharedConnection } from './own-connection.ts';
import { GuestInstance, type PgliteInstance, type WorkerInstance } from './pglite-client.ts';

type Request = { kind: 'acquire'; id: number } | { kind: 'release' };

type Answer =
  /** `statements`: where PGlite takes them from now on; left out as long as it is the one that it was. */
  | { kind: 'granted'; id: number; statements?: MessagePort }
  | { kind: 'refused'; id: number; message: string; isUnavailable: boolean };

let lastGuest = 0;

/**
 * Lets another thread use the connection, patiently, by the port that is returned: see `GuestConnection`. It asks here for its
 * turns; its statements go to PGlite past this thread. When the thread dies, what it began is rolled back before anybody
 * else has a turn.
 */
export function admitGuest(connection: OwnWorkerConnection): MessagePort {
  const { port1: port, port2: given } = new MessageChannel();
  const guest = (lastGuest += 1);
  let admittedBy: WorkerInstance | null = null;
  let isHolding = false;
  let isGone = false;

  const grant = async (id: number) => {
    let instance: WorkerInstance;
    try {
      instance = await connection.acquire({ isPatient: true });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ kind: 'refused', id, message, isUnavailable: isDatabaseUnavailable(error) });
      return;
    }
    if (isGone) {
      connection.release();
      return;
    }
    isHolding = true;
    if (admittedBy === instance) {
      port.postMessage({ kind: 'granted', id } satisfies Answer);
      return;
    }
    admittedBy = instance;
    const statements = instance.admit(guest);
    port.postMessage({ kind: 'granted', id, statements } satisfies Answer, [statements]);
  };
  const release = () => {
    isHolding = false;
    connection.release();
  };

  port.on('message', (request: Request) => {
    if (request.kind === 'acquire') void grant(request.id);
    else release();
  });
  port.on('close', () => {
    isGone = true;
    // An instance that ended took whatever was begun with it.
    const shutOut = admittedBy?.ended === false ? shutOutGuest(admittedBy, { guest, isHolding }) : null;
    void Promise.resolve(shutOut)
      .catch(() => undefined)
      .then(() => {
        if (isHolding) release();
      });
  });
  return given;
}

async function shutOutGuest(
  instance: WorkerInstance,
  { guest, isHolding }: { guest: number; isHolding: boolean },
): Promise<void> {
  await instance.shutOut(guest);
  if (isHolding) await instance.query('rollback', []);
}

interface Waiting {
  resolve: (instance: PgliteInstance) => void;
  reject: (error: unknown) => void;
}

/** The connection of a store that another thread has open, by the port that `admitGuest` gave there. */
export class GuestConnection implements SharedConnection {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #instance: GuestInstance | undefined;
  #lastId = 0;
  #taken = 0;
  #hasEnded = false;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (answer: Answer) => this.#settle(answer));
    port.on('close', () => {
      this.#hasEnded = true;
      for (const { reject } of this.#waiting.values()) reject(toEnded());
      this.#waiting.clear();
    });
  }

  get figures(): { taken: number; waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.size };
  }

  acquire(): Promise<PgliteInstance> {
    if (this.#hasEnded) return Promise.reject(toEnded());
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ kind: 'acquire', id } satisfies Request);
    });
  }

  release(): void {
    this.#taken = 0;
    this.#port.postMessage({ kind: 'release' } satisfies Request);
  }

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    await this.acquire();
    this.release();
    await this.#instance?.close();
    this.#port.close();
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'refused') {
      const error = new Error(answer.message);
      waiting?.reject(answer.isUnavailable ? databaseUnavailable(error) : error);
      return;
    }
    if (answer.statements) {
      void this.#instance?.close();
      this.#instance = new GuestInstance(answer.statements);
    }
    this.#taken = 1;
    if (this.#instance) waiting?.resolve(this.#instance);
  }
}

const toEnded = () =>
  databaseUnavailable(new Error('the thread that has the embedded database open has ended'));
