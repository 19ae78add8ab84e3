import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SearchRequest } from '@firsthand/search';
import { startBuiltProduct, startPostgres } from '@firsthand/test-support';

/** The bundle lies in dist/server. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const WARM_WITHIN_MS = 180_000;

/** Runs this on the database that `--url` names, or on a server of its own; throws when none can be started. */
export async function onServer<T>(args: readonly string[], use: (url: string) => Promise<T>): Promise<T> {
  const url = args.includes('--url') ? args[args.indexOf('--url') + 1] : undefined;
  if (url !== undefined) return use(url);
  const server = await startPostgres({
    settings: { shared_buffers: '1GB', maintenance_work_mem: '1GB', max_wal_size: '8GB' },
  });
  if ('reason' in server) throw new Error(`Not measured: ${server.reason}`);
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * Starts the product on that database, which crawls nothing, and gives its address and process once it answers by bitmaps.
 * `more` are settings of its own.
 */
export async function onProduct<T>(
  databaseUrl: string,
  use: (url: string, pid: number) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-product-'));
  const boards = join(directory, 'boards.csv');
  await writeFile(boards, 'source,board,company,featured\n');
  const settings = {
    ...{ DATA_DIR: directory, DATABASE_URL: databaseUrl, BOARDS_FILE: boards },
    RATE_LIMIT_PER_MINUTE: '0',
    ...more,
  };
  const product = await startBuiltProduct(ROOT, settings, ['--live']);
  try {
    await untilWarm(product.url);
    return await use(product.url, product.pid);
  } finally {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Only bitmaps correct a typo, so an answer that does comes from them. */
export async function untilWarm(url: string): Promise<void> {
  const until = performance.now() + WARM_WITHIN_MS;
  while (performance.now() < until) {
    const response = await fetch(`${url}/v1/api/requisitions/search?q=maneger`);
    const answer = (await response.json()) as { corrected_query?: string };
    if (answer.corrected_query !== undefined) return;
    await sleep(1_000);
  }
  throw new Error('The index was not there in time');
}

/** What the search is asked for, without its page. */
export function toParameters({ query, filters }: SearchRequest): Record<string, string> {
  const { countries, sources, state, city, remote } = filters;
  const parameters = {
    ...{ q: query, country: countries?.join(), source: sources?.join(), state, city },
    isRemote: remote === undefined ? undefined : String(remote),
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given as [string, string][]);
}
