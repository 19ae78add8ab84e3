import { Agent, get } from 'node:http';

const CONNECTIONS = 10;

export interface SendOptions {
  /** For how long; default: until `requests` are answered. */
  durationMs?: number;
  /** How many at most; default: any number. */
  requests?: number;
  /** How many are under way at once; default 10. */
  connections?: number;
}

export interface Sent {
  /** Milliseconds of each answer of status 200. */
  times: number[];
  /** Answers of another status. */
  failed: number;
  seconds: number;
}

/** Asks over kept connections, each one question after the other; `toPath` numbers the questions. */
export async function sendRequests(
  url: string,
  toPath: (index: number) => string,
  { durationMs = Infinity, requests = Infinity, connections = CONNECTIONS }: SendOptions,
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent: Sent = { times: [], failed: 0, seconds: 0 };
  let asked = 0;
  const start = performance.now();
  const ask = async () => {
    while (performance.now() - start < durationMs && asked < requests) {
      const askedAt = performance.now();
      const status = await request(url + toPath(asked++), agent);
      if (status === 200) sent.times.push(performance.now() - askedAt);
      else sent.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  sent.seconds = (performance.now() - start) / 1_000;
  return sent;
}

function request(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    }).once('error', reject);
  });
}
