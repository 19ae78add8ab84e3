import { Agent, get } from 'node:http';

const CONNECTIONS = 10;

export interface Sent {
  /** Milliseconds of each answer of status 200. */
  times: number[];
  /** Answers of another status. */
  failed: number;
  seconds: number;
}

/** Asks over ten kept connections, each one question after the other, for that long; `toPath` numbers the questions. */
export async function sendRequests(
  url: string,
  toPath: (index: number) => string,
  durationMs: number,
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const sent: Sent = { times: [], failed: 0, seconds: 0 };
  let asked = 0;
  const start = performance.now();
  const ask = async () => {
    while (performance.now() - start < durationMs) {
      const askedAt = performance.now();
      const status = await request(url + toPath(asked++), agent);
      if (status === 200) sent.times.push(performance.now() - askedAt);
      else sent.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
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
