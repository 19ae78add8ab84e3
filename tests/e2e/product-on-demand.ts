import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_AGAIN_MS = 200;
const READY = 200;
const STARTING = 202;

/** Where to ask for something that the first who needs it starts. */
export interface OnDemand {
  url: string;
  /** Once a start that is under way has come to its end. */
  close: () => Promise<void>;
}

/** Listens on loopback for test files, in processes of their own, and starts for the first of them. */
export async function startOnDemand(start: () => Promise<void>): Promise<OnDemand> {
  let starting: Promise<void> | undefined;
  let outcome: { failure: string | null } | undefined;
  const begin = () =>
    start().then(
      () => void (outcome = { failure: null }),
      (error: unknown) => void (outcome = { failure: String(error) }),
    );
  const server = createServer((_, response) => {
    starting ??= begin();
    const status = !outcome ? STARTING : outcome.failure === null ? READY : 500;
    // A connection that is kept would be closed under the next question of a process that was kept waiting.
    response.writeHead(status, { connection: 'close' }).end(outcome?.failure);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await starting;
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

let started: Promise<void> | undefined;

/** Has the product started unless it is, and waits for it; `url` is that of the `OnDemand`. */
export function startProduct(url: string): Promise<void> {
  started ??= waitForStart(url);
  return started;
}

async function waitForStart(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.status === READY) return;
    if (answer.status !== STARTING) throw new Error(`The product did not start: ${text}`);
    await sleep(ASK_AGAIN_MS);
  }
}
