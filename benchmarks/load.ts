import { migrate, openDatabase, type Db } from '@firsthand/database';
import { countStatistics } from '@firsthand/search';
import { loadCorpus } from './corpus.ts';
import { makeAccounts, signTokens } from './load/accounts.ts';
import { askForParent } from './load/ask.ts';
import { measureCrawl, type CrawlFigures } from './load/crawl.ts';
import { KINDS, type AskFigures, type AskPlan } from './load/plan.ts';
import { gatherQuestions } from './load/questions.ts';
import { sendPeople } from './load/send.ts';
import { measureStart } from './load/start-under-load.ts';
import { watchMemory, type MemorySamples } from './load/watch-memory.ts';
import { formatTable } from './measure.ts';
import { onProduct, onServer } from './product.ts';

const SEED = 1;
const DEFAULTS = { people: 1_000, seconds: 60, jobs: 100_000, boards: 1_000, pause: 0 };
const SOAK_SECONDS = 1_800;
const START_SECONDS = 20;
const ACCOUNTS = 100;
const SETTINGS = {
  AUTH_SECRET: 'a secret of this benchmark and of nothing else',
  PUBLIC_URL: 'http://localhost:3000',
};
const KEY = { secret: SETTINGS.AUTH_SECRET, issuer: SETTINGS.PUBLIC_URL };
const PARTS = ['people', 'start', 'crawl'] as const;

/**
 * Measures the product beside PostgreSQL under many people at once, its start while they ask, and a crawl of many boards.
 * `--only people|start|crawl`; `--people N`, `--seconds N`, `--jobs N`, `--boards N`, `--pause MS` between an answer and the
 * next question of a person; `--soak`: the people stay for 30 minutes, and memory is looked at.
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('--ask')) {
    askForParent();
    return;
  }
  const read = (name: keyof typeof DEFAULTS | 'only') => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const number = (name: keyof typeof DEFAULTS, usual = DEFAULTS[name]) => {
    const value = Number(read(name) ?? usual);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
    return value;
  };
  const only = read('only');
  if (only !== undefined && !PARTS.some((part) => part === only))
    throw new Error(`--only must be one of ${PARTS.join(', ')}`);
  const isSoak = args.includes('--soak');
  const isAsked = (part: (typeof PARTS)[number]) =>
    only === undefined ? !isSoak || part === 'people' : only === part;
  const asking = {
    people: number('people'),
    seconds: number('seconds', isSoak ? SOAK_SECONDS : DEFAULTS.seconds),
    pauseMs: number('pause'),
  };
  if (isAsked('people') || isAsked('start')) {
    await onServer(args, async (url) => {
      const people = await prepare(url, number('jobs'));
      if (isAsked('people')) await measurePeople(url, people, asking);
      if (isAsked('start'))
        await printStart(url, people, { ...asking, seconds: Math.min(asking.seconds, START_SECONDS) });
    });
  }
  if (isAsked('crawl'))
    await onServer([], async (url) => printCrawl(await measureCrawl(url, number('boards'))));
}

type Asking = Pick<AskPlan, 'people' | 'seconds' | 'pauseMs'>;
type SignTokens = () => Promise<string[]>;

async function prepare(url: string, count: number): Promise<SignTokens> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
  try {
    await fill(database.db, count);
    const accounts = await makeAccounts(database.db, ACCOUNTS);
    return () => signTokens(accounts, KEY);
  } finally {
    await database.close();
  }
}

async function fill(db: Db, count: number): Promise<void> {
  await migrate(db);
  const { total } = await countStatistics(db);
  if (total === 0) await loadCorpus(db, { count, seed: SEED });
}

async function measurePeople(databaseUrl: string, signAll: SignTokens, asking: Asking): Promise<void> {
  await onProduct(
    databaseUrl,
    async (url, pid) => {
      const questions = await gatherQuestions(url);
      const plan = { ...asking, url, questions, tokens: await signAll(), isStarting: false };
      const every = Math.max(1_000, (asking.seconds * 1_000) / 180);
      const { result, memory } = await watchMemory(pid, every, () => sendPeople(plan, signAll));
      console.log(
        `\n${asking.people} people for ${result.seconds.toFixed(0)} s, ${asking.pauseMs} ms between questions`,
      );
      console.log(formatTable(toRows(result)));
      console.log(formatMemory(memory));
    },
    SETTINGS,
  );
}

async function printStart(databaseUrl: string, signAll: SignTokens, asking: Asking): Promise<void> {
  const questions = await onProduct(databaseUrl, gatherQuestions, SETTINGS);
  const plan = { ...asking, questions, tokens: await signAll() };
  const { readyMs, asked } = await measureStart(databaseUrl, plan, SETTINGS);
  console.log(`\nA start while ${asking.people} people ask: ready after ${(readyMs / 1_000).toFixed(1)} s`);
  console.log(`${asked.refused} requests came before anybody listened`);
  console.log(formatTable(toRows(asked)));
}

function toRows({ byKind, seconds }: AskFigures): string[][] {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const rows = KINDS.map((kind) => {
    const { answered, p50, p95, p99, worst, failed } = byKind[kind];
    const failures = Object.entries(failed).map(([status, count]) => `${count} × ${status}`);
    const times = [p50, p95, p99, worst].map(ms).join(' / ');
    return [kind, String(answered), (answered / seconds).toFixed(0), times, failures.join(', ') || '0'];
  });
  const answered = KINDS.reduce((sum, kind) => sum + byKind[kind].answered, 0);
  return [
    ['requests', 'answered', 'a second', 'ms p50/p95/p99/worst', 'errors'],
    ...rows,
    ['all', String(answered), (answered / seconds).toFixed(0), '', ''],
  ];
}

function formatMemory({ before, after, most, slope }: MemorySamples): string {
  return `memory: ${before} MB before, ${after} MB after, ${most} MB at most; slope ${slope.toFixed(2)} MB a minute`;
}

function printCrawl({ boards, postings, seconds, failed, memory }: CrawlFigures): void {
  console.log(`\nA first crawl of ${boards} boards through the sandbox, which runs on the same machine`);
  console.log(
    formatTable([
      ['boards', 'failed', 'postings', 'seconds', 'postings a second', 'memory before/after/most MB'],
      [
        ...[String(boards), String(failed), String(postings), seconds.toFixed(0)],
        ...[(postings / seconds).toFixed(0), `${memory.before} / ${memory.after} / ${memory.most}`],
      ],
    ]),
  );
}
