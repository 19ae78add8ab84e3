import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, pick } from '../corpus/random.ts';
import { percentile } from '../measure.ts';
import {
  KINDS,
  SHARES,
  type AskFigures,
  type AskPlan,
  type Kind,
  type KindFigures,
  type Question,
} from './plan.ts';

const SEED = 5;
/** Between two tries where nobody listens yet. */
const REFUSED_PAUSE_MS = 100;

interface Tally {
  times: Record<Kind, number[]>;
  failed: Record<Kind, Record<string, number>>;
  refused: number;
  firstAnswerMs: number | null;
}

/** The process that asks: takes a plan from its parent, follows it, and sends back what came of it. */
export function askForParent(): void {
  const tokens: string[] = [];
  process.on('message', (message: { plan?: AskPlan; tokens?: string[] }) => {
    if (message.tokens) tokens.splice(0, tokens.length, ...message.tokens);
    if (!message.plan) return;
    tokens.push(...message.plan.tokens);
    follow(message.plan, tokens)
      .then((figures) => {
        process.send?.(figures, undefined, undefined, () => process.disconnect());
      })
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
}

/** Each person asks one question after the other, over a connection that is kept. */
async function follow(plan: AskPlan, tokens: readonly string[]): Promise<AskFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.people });
  const tally: Tally = {
    times: { search: [], 'job page': [], 'signed in': [] },
    failed: { search: {}, 'job page': {}, 'signed in': {} },
    refused: 0,
    firstAnswerMs: null,
  };
  const start = performance.now();
  const live = async (_: unknown, person: number) => {
    const random = createRandom(SEED + person);
    while (performance.now() - start < plan.seconds * 1_000) {
      const kind = chooseKind(random());
      const token = kind === 'signed in' ? tokens[person % tokens.length] : undefined;
      const askedAt = performance.now();
      const status = await ask(plan.url, pick(plan.questions[kind], random), token, agent);
      if (status === 'refused' && plan.isStarting) {
        tally.refused += 1;
        await sleep(REFUSED_PAUSE_MS);
      } else note(tally, kind, status, { askedAt, start });
      if (plan.pauseMs > 0) await sleep(plan.pauseMs);
    }
  };
  await Promise.all(Array.from({ length: plan.people }, live));
  agent.destroy();
  return {
    seconds: (performance.now() - start) / 1_000,
    byKind: toFigures(tally),
    refused: tally.refused,
    firstAnswerMs: tally.firstAnswerMs,
  };
}

function chooseKind(random: number): Kind {
  if (random < SHARES.search) return 'search';
  return random < SHARES.search + SHARES['job page'] ? 'job page' : 'signed in';
}

function note(
  tally: Tally,
  kind: Kind,
  status: number | 'refused',
  { askedAt, start }: { askedAt: number; start: number },
): void {
  const now = performance.now();
  if (status === 200 || status === 201) {
    tally.times[kind].push(now - askedAt);
    tally.firstAnswerMs ??= now - start;
    return;
  }
  tally.failed[kind][status] = (tally.failed[kind][status] ?? 0) + 1;
}

function toFigures({ times, failed }: Tally): Record<Kind, KindFigures> {
  const of = (kind: Kind): KindFigures => ({
    answered: times[kind].length,
    p50: percentile(times[kind], 0.5),
    p95: percentile(times[kind], 0.95),
    p99: percentile(times[kind], 0.99),
    worst: percentile(times[kind], 1),
    failed: failed[kind],
  });
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, KindFigures>;
}

/** The status of the answer once it was read; 0 where it broke off, `refused` where nobody listens. */
function ask(
  url: string,
  { method, path, body }: Question,
  token: string | undefined,
  agent: Agent,
): Promise<number | 'refused'> {
  return new Promise((resolve) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 0);
    });
    asked.end(body && JSON.stringify(body));
  });
}
