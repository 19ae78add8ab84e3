import { createHmac } from 'node:crypto';

/** Seconds before each next attempt; Stripe itself goes on for days. */
const PAUSES_SECONDS = [1, 2, 4, 8, 16, 32, 60, 120, 300];
const TIMEOUT_MS = 10_000;

export interface DeliveryOptions {
  url: string;
  secret: string;
  /** Told of what is given up. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface Delivery {
  send: (event: object) => void;
  /** Resolves when nothing waits to be sent any more. */
  settled: () => Promise<void>;
  close: () => void;
}

/** "t=1700000000,v1=…", over the body as it is sent. */
export function signEvent(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends each event to the webhook until it is taken. Signed with the real time, whatever the stand-in's clock says. */
export function createDelivery({ url, secret, onError }: DeliveryOptions): Delivery {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const attempt = async (body: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, secret) },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
  const deliver = async (body: string): Promise<void> => {
    for (const pause of [...PAUSES_SECONDS, null]) {
      try {
        await attempt(body);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (pause === null) onError?.(error);
        else await waitFor(pause, closing.signal);
      }
    }
  };
  return {
    send: (event) => {
      const work: Promise<void> = deliver(JSON.stringify(event)).finally(() => running.delete(work));
      running.add(work);
    },
    settled: async () => {
      await Promise.all(running);
    },
    close: () => {
      closing.abort();
    },
  };
}

function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
