import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SearchResponse, toJobPath } from '@firsthand/contracts';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import { formatPercentiles, formatTable } from './measure.ts';
import { measureFirstLoad } from './pages/first-load.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { sendRequests } from './pages/send-requests.ts';
import { readMemoryMb } from './pages/read-memory.ts';

/** The bundle lies in dist/server. */
const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const MEASURE_MS = 6_000;
const SEARCH = '/search?q=engineer&country=US';
const API_SEARCH = '/v1/api/requisitions/search';
const WORDS = [
  'engineer',
  'nurse',
  'manager',
  'sales',
  'driver',
  'analyst',
  'chef',
  'teacher',
  'data',
  'care',
];

/**
 * Measures pages of the demo: requests per second of job page, search page and search API, JavaScript of a first load,
 * restart to `ready`, memory. `BENCH_URL` measures a product that runs there instead; `--lighthouse` adds Lighthouse's
 * scores, by npx and Chromium (`CHROME_PATH`).
 */
export async function run(args: string[]): Promise<void> {
  const running = process.env.BENCH_URL;
  if (running !== undefined) return measurePages(running.replace(/\/$/, ''), args);
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-'));
  try {
    await measureOwnProduct(directory, args);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureOwnProduct(directory: string, args: string[]): Promise<void> {
  const first = await startBuiltProduct(ROOT, { DATA_DIR: directory });
  // Whatever was not read by then; otherwise it would be read while pages are measured.
  await first.crawl();
  await first.stop();
  const product = await startBuiltProduct(ROOT, { DATA_DIR: directory });
  try {
    const readyMemory = await readMemoryMb(product.pid);
    await measurePages(product.url, args);
    await printProcess(first, product, readyMemory);
  } finally {
    await product.stop();
  }
}

async function printProcess(first: BuiltProduct, product: BuiltProduct, readyMemory: string): Promise<void> {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const rows = [
    ['first start to ready s', 'restart to ready s', 'memory at ready MB', 'after the load MB'],
    [seconds(first.readyMs), seconds(product.readyMs), readyMemory, await readMemoryMb(product.pid)],
  ];
  console.log(`\n${formatTable(rows)}`);
}

async function measurePages(url: string, args: string[]): Promise<void> {
  const jobs = await readJobPaths(url);
  const job = jobs[0];
  if (job === undefined) throw new Error(`${url} holds no open job`);
  // A query no page reads makes an address of its own, which no earlier answer serves.
  const word = (index: number) => WORDS[index % WORDS.length] ?? '';
  const targets: [string, (index: number) => string][] = [
    ['job page, kept', () => job],
    ['job page, each rendered', (index) => `${jobs[index % jobs.length] ?? job}?visit=${index}`],
    ['search page, kept', () => SEARCH],
    ['search page, each rendered', (index) => `/search?q=${word(index)}&country=US&visit=${index}`],
    ['search API', (index) => `${API_SEARCH}?q=${word(index)}&country=US&offset=${(index % 3) * 10}`],
  ];
  const rows = [['target', 'requests/s', 'ms p50/p95/p99', 'failed']];
  for (const [name, toPath] of targets) {
    const { times, failed, seconds } = await sendRequests(url, toPath, { durationMs: MEASURE_MS });
    rows.push([
      name,
      Math.round(times.length / seconds).toLocaleString('en-US'),
      formatPercentiles(times),
      `${failed}`,
    ]);
  }
  console.log(formatTable(rows));
  await printFirstLoads(url, job);
  if (args.includes('--lighthouse')) await printLighthouse(url, job);
}

async function printFirstLoads(url: string, job: string): Promise<void> {
  const rows = [['first load', 'scripts', 'JavaScript kB gzip', 'HTML kB gzip']];
  for (const [name, path] of toScreens(job)) {
    const load = await measureFirstLoad(url, path);
    rows.push([name, `${load.scripts}`, toKb(load.scriptBytes), toKb(load.htmlBytes)]);
  }
  console.log(`\n${formatTable(rows)}`);
}

async function printLighthouse(url: string, job: string): Promise<void> {
  const rows = [['Lighthouse (mobile)', 'performance', 'accessibility', 'best practices', 'SEO']];
  const screens = [...toScreens(job), ...PUBLIC_PAGES.map((path): [string, string] => [path, `/${path}`])];
  for (const [name, path] of screens) rows.push([name, ...(await measureLighthouse(url + path))]);
  console.log(`\n${formatTable(rows)}`);
}

const PUBLIC_PAGES = [
  ...['pricing', 'features', 'faq', 'about', 'careers', 'employer-integrations'],
  ...['privacy-policy', 'cookie-policy', 'accessibility', 'terms-of-service'],
];

const toScreens = (job: string): [string, string][] => [
  ['home', '/'],
  ['search', '/search'],
  // Kept from search engines on purpose, which Lighthouse counts against its SEO.
  ['results', SEARCH],
  ['job', job],
];

const toKb = (bytes: number) => (bytes / 1_000).toFixed(1);

async function readJobPaths(url: string): Promise<string[]> {
  const answers = await Promise.all(
    WORDS.map(async (word) => {
      const response = await fetch(`${url}${API_SEARCH}?q=${word}&limit=100`);
      if (!response.ok) throw new Error(`A search answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as SearchResponse;
    }),
  );
  return answers.flatMap(({ data }) => data.map((job) => toJobPath(job.navigation)));
}
